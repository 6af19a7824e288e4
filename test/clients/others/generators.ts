/** A generator without a project of its own. */
export interface OtherGenerator {
  language: string;
  /** The folder of its program in `test/clients/others`, and of what it generates. */
  name: string;
  /** The generator and its properties, as a configuration file has them. */
  options: { generatorName: string; additionalProperties?: Record<string, unknown> };
  typedError: RegExp;
  /** Succeeds if the language and its HTTP library, of Debian, are installed. */
  needs: string;
  /** The command that checks the syntax of all files of a folder; not for a language whose program is compiled. */
  check?: (folder: string) => string;
  /** Makes the four calls. */
  program: string;
}

const each = (command: string, suffix: string) => (folder: string) =>
  `find ${folder} -name '*${suffix}' -print0 | xargs -0 -n1 -P2 ${command}`;

/** The flags of the command line that say the same as the options. */
export function flagsOf({ generatorName, additionalProperties = {} }: OtherGenerator["options"]): string {
  const properties = Object.entries(additionalProperties).map(([name, value]) => `${name}=${value}`);
  return `-g ${generatorName}${properties.length > 0 ? ` --additional-properties=${properties.join(",")}` : ""}`;
}

export const generators: OtherGenerator[] = [
  {
    language: "Kotlin",
    name: "kotlin",
    options: {
      generatorName: "kotlin",
      additionalProperties: { serializationLibrary: "jackson", enumUnknownDefaultCase: true },
    },
    typedError: /ClientError<[^>]*models\.ErrorEnvelope>/,
    needs: "javac -version",
    program: "mvn --quiet --batch-mode compile exec:java",
  },
  {
    language: "PHP",
    name: "php",
    options: { generatorName: "php" },
    typedError: /'\\OpenAPI\\Client\\Model\\ErrorEnvelope'/,
    needs: 'php -r \'require "/usr/share/php/GuzzleHttp/autoload.php"; curl_version(); mb_strlen("");\'',
    check: each("php -n -l", ".php"),
    program: "php main.php",
  },
  {
    language: "Ruby",
    name: "ruby",
    options: { generatorName: "ruby" },
    typedError: /response_object/,
    needs: "ruby -rtyphoeus -e 0",
    check: each("ruby --disable=gems -wc", ".rb"),
    program: "ruby main.rb",
  },
];
