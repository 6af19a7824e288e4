import { describeLanguage } from "./language.ts";

describeLanguage("Java", {
  folder: "java",
  needs: ["java", "mvn"],
  caches: [],
  build: ["mvn --quiet --batch-mode dependency:build-classpath -Dmdep.outputFile=classpath"],
  runner: ["bash", "-c", 'exec java -cp "target/classes:$(cat classpath)" com.example.monitoring.Conformance'],
});
