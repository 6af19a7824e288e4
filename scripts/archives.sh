#!/usr/bin/env bash
# Writes an archive of the client in each language, or in those that are named, for a release: the project of
# examples/clients/ with its generated code, which is not in the repository because it would have to be reviewed and merged.
# Their users need neither npm nor a generator.
#   bash scripts/archives.sh <folder> [language…]
set -euo pipefail
cd "$(dirname "$0")/.."
repository=$PWD
out=$(mkdir -p "$1" && cd "$1" && pwd)
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A command of the project's README, by a word that it has.
readme() { bash -ec "$(grep --max-count=1 --fixed-strings -- "$1" README.md)"; }

generate() {
  case $1 in
  python)
    python3 -m venv "$work/venv"
    "$work/venv/bin/pip" install --quiet build==1.6.1
    "$work/venv/bin/python" -m build --sdist --outdir "$work/sdist" >"$work/log" || { cat "$work/log" && exit 1; }
    ;;
  go) readme "go generate" ;;
  java)
    mvn --quiet --batch-mode generate-sources
    cp -r target/generated-sources/openapi/src/main/java/. src/main/java
    rm -r target openapi.client.json # with it, Maven would generate
    ;;
  rust)
    readme "openapi-generator-cli:"
    readme "java -jar" >"$work/log" || { cat "$work/log" && exit 1; }
    rm openapi-generator-cli-*.jar
    ;;
  typescript)
    (cd "$repository" && npm pack --silent --pack-destination "$work/$project" >"$work/log")
    readme "./svc-monitoring-api-*.tgz" >"$work/log" # writes the package into package.json
    npx openapi-ts --silent
    rm -r node_modules package-lock.json
    ;;
  *) echo "There is no client in $1." >&2 && exit 1 ;;
  esac
}

[[ $# -gt 0 ]] || set -- python go java rust typescript
for language; do
  project=svc-monitoring-$language
  mkdir "$work/$project"
  git -C "examples/clients/$language" ls-files -z --cached --others --exclude-standard |
    tar --create --null --directory "examples/clients/$language" --files-from - | tar --extract --directory "$work/$project"
  cp generated/openapi.client.json "$work/$project"
  (cd "$work/$project" && generate "$language")
  if [[ $language == python ]]; then
    mv "$work"/sdist/*.tar.gz "$out/$project.tar.gz" # with the folders that pip knows
  else
    rm "$work/$project/.gitignore" # who commits the project commits the generated code, too
    tar --create --gzip --directory "$work" --file "$out/$project.tar.gz" "$project"
  fi
done
