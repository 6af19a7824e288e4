import { describeLanguage } from "./language.ts";
import { shortJava, shortJavaIn } from "./project.ts";

describeLanguage("Java", {
  folder: "java",
  generator: "OpenAPI Generator 7.25.0, `java`",
  generated: {
    folder: "target/generated-sources",
    typedError: /deserialize\([^)]*ErrorEnvelope\.class/,
  },
  isCloseable: true,
  needs: ["javac", "mvn"],
  caches: [],
  environment: shortJavaIn("MAVEN_OPTS"),
  build: [
    "mvn --quiet --batch-mode dependency:build-classpath -Dmdep.outputFile=classpath",
    // Ours only: the generated code has warnings.
    `javac -Xlint:all -Werror -d target/lint -cp "target/classes:$(cat classpath)" $(find src -name '*.java')`,
  ],
  runner: [
    "bash",
    "-c",
    // With the character set of another platform, on which nothing may depend.
    `exec java ${shortJava} -Dfile.encoding=ISO-8859-1 -cp "target/classes:$(cat classpath)" com.example.monitoring.Conformance`,
  ],
});
