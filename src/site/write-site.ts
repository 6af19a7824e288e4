import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { unpackSite } from "./archive.ts";
import { defaultSiteUrl, siteUrlOf } from "./files/sitemap.ts";

export interface WriteSiteOptions {
  /** The folder to write. It must not exist, or be empty. */
  out: string;
  /** Where the site will be published, such as `https://docs.example.com/`, for `sitemap.xml`. */
  url?: string | undefined;
  /** Path of the packed site; the one of the package if left out. */
  archive?: string | undefined;
}

/** `npm run package` writes it. */
const packaged = fileURLToPath(new URL("../../site.json.br", import.meta.url));

/**
 * Writes the reference as static pages, from the package. Nothing is left behind if it fails.
 * @returns the names of the files, relative to the folder
 * @throws Error if the folder is not empty, the URL is not valid, or the package has no site
 */
export async function writeSite({
  out,
  url = defaultSiteUrl,
  archive = packaged,
}: WriteSiteOptions): Promise<string[]> {
  const siteUrl = siteUrlOf(url);
  const folder = resolve(out);
  const existing = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw new Error(`The site cannot be written to ${folder}: ${error.message}`);
  });
  if (existing.length > 0) throw new Error(`The folder ${folder} is not empty. Delete it, or choose another.`);
  const packed = await readFile(archive).catch(() => undefined);
  if (!packed) throw new Error(`The packed site ${archive} does not exist. npm run package writes it.`);
  const files = unpackSite(packed);
  files.set("sitemap.xml", (files.get("sitemap.xml") ?? "").replaceAll(defaultSiteUrl, siteUrl));
  await mkdir(dirname(folder), { recursive: true });
  const temporary = await mkdtemp(`${folder}.`);
  try {
    for (const [name, content] of files) {
      await mkdir(dirname(join(temporary, name)), { recursive: true });
      await writeFile(join(temporary, name), content);
    }
    // A temporary folder is readable by its owner only.
    await chmod(temporary, 0o755);
    await rm(folder, { recursive: true, force: true });
    await rename(temporary, folder);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    throw error;
  }
  return [...files.keys()];
}
