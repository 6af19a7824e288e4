import type { LocationProfile } from "../../generated/types.ts";
import type { Client } from "./create-client.ts";
import { unwrap } from "./unwrap.ts";

/** Which location profile to choose. */
export interface LocationProfileChoice {
  id?: string | undefined;
  /** Must match exactly, including case. */
  name?: string | undefined;
  /**
   * The names of the fields with the id and the name, which are not documented. If omitted, `location_profile_id` and
   * `location_profile_name`, like the settings of the infrastructure-as-code provider.
   */
  fields?: { id: string; name: string } | undefined;
}

/**
 * Chooses the location profile for a new monitor, like the infrastructure-as-code provider (specification,
 * Infrastructure-as-code provider settings): by id, otherwise by name, otherwise the first of the list.
 * @throws Error if the list is empty, or if no profile or more than one has the id or the name
 */
export async function resolveLocationProfile(
  api: Pick<Client, "GET">,
  { id, name, fields = { id: "location_profile_id", name: "location_profile_name" } }: LocationProfileChoice = {},
): Promise<LocationProfile> {
  const profiles = await unwrap(api.GET("/location_profiles"));
  const [first] = profiles;
  if (!first) throw new Error("The account has no location profile.");
  if (id === undefined && name === undefined) return first;
  const [field, wanted] = id === undefined ? [fields.name, name] : [fields.id, id];
  const [found, other] = profiles.filter((profile) => profile[field] === wanted);
  if (found && !other) return found;
  const count = found ? "More than one location profile has" : "No location profile has";
  throw new Error(`${count} the ${field} ${JSON.stringify(wanted)}.`);
}
