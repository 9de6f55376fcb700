#!/bin/sh
# Runs the tests with the oldest Jackson that the SDK takes, with the newest one, and with each JDK of this machine: those that GitHub's runners name in
# JAVA_HOME_21_X64 and the like, or those in /usr/lib/jvm. Sandbox and mock run meanwhile; `pnpm dev sdks nightly java` starts them.
set -eu

for jackson in 2.15.0 '[2.22,2.999)'; do
  echo "java: tests with Jackson $jackson"
  mvn -B -ntp -q test -Djackson.version="$jackson"
done

mvn -B -ntp -q test-compile
for version in 17 21 25; do
  home=$(printenv "JAVA_HOME_${version}_X64" || find /usr/lib/jvm -maxdepth 1 -type d -name "*[-_]$version*" | head -n 1)
  if [ -n "$home" ]; then
    echo "java: tests on Java $version, in $home"
    mvn -B -ntp -q surefire:test -Djvm="$home/bin/java"
  else
    echo "java: this machine has no Java $version; skipped"
  fi
done
