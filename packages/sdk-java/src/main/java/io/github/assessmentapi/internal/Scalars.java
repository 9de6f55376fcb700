package io.github.assessmentapi.internal;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the types of the values in a map of scalars, such as {@code string number null}: Java's
 * type of all of them is Object.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Scalars {
  String value();
}
