import { readdir } from "node:fs/promises";

/**
 * The domain of each constant: the folder that its file is in.
 * @param folder the constants' files, `<domain>/<name>.yaml`
 */
export async function constantDomains(folder: string): Promise<Map<string, string>> {
  const files = await readdir(folder, { recursive: true });
  return new Map(
    files.flatMap((file): Array<[string, string]> => {
      const [, domain, name] = /^(\w+)[\\/](\w+)\.yaml$/.exec(file) ?? [];
      return domain && name ? [[name, domain]] : [];
    }),
  );
}
