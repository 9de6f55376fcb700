use std::process::Command;

use assessment_api::Json;

use crate::support::{list, text};

/// Parses `1.85.0` to comparable numbers.
fn version(text: &str) -> Vec<u32> {
    text.split('.').map(|part| part.parse().unwrap()).take(2).collect()
}

#[test]
fn no_dependency_needs_a_later_rust_than_the_manifest_states() {
    let arguments =
        ["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", "x86_64-unknown-linux-gnu"];
    let output = Command::new(env!("CARGO")).args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
    let metadata: Json = String::from_utf8(output.stdout).unwrap().parse().unwrap();
    let stated = version(env!("CARGO_PKG_RUST_VERSION"));
    let packages = list(metadata.get("packages"));
    assert!(packages.len() > 50);
    for package in packages {
        let needed = text(package.get("rust_version"));
        let fits = needed.is_empty() || version(needed) <= stated;
        assert!(fits, "{} {} needs Rust {needed}", text(package.get("name")), text(package.get("version")));
    }
}
