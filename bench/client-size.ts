import { minifiedSize, project } from "./measure.ts";

const oneCall = `
  import { createClient, unwrap } from "svc-monitoring-api";
  const api = createClient({
    dataCenter: "US",
    service: "example",
    credentials: { clientId: "id", clientSecret: "secret", refreshToken: "token" },
  });
  console.log(await unwrap(api.GET("/monitors")));
`;

const fetchAlone = `
  import { createServiceFetch } from "svc-monitoring-api";
  const fetch = createServiceFetch({
    dataCenter: "US",
    service: "example",
    credentials: { clientId: "id", clientSecret: "secret", refreshToken: "token" },
  });
  console.log(await fetch("/monitors"));
`;

const oneCallWithOpenapiFetch = `
  import createClient from "openapi-fetch";
  const api = createClient({
    baseUrl: "https://www.example.com/api",
    headers: { Accept: "application/json; version=2.0", Authorization: "Svc-oauthtoken token" },
  });
  const { data } = await api.GET("/monitors");
  console.log(data);
`;

const oneConstant = `
  import { Period } from "svc-monitoring-api/constants";
  console.log(Period);
`;

const labelledConstant = `
  import { labelOf, Period } from "svc-monitoring-api/constants/labels";
  console.log(Period, labelOf(Period, 7));
`;

const everyConstant = `
  import * as constants from "svc-monitoring-api/constants";
  console.log(constants);
`;

/** Bytes, after `gzip -9`. */
export interface SizeFigures {
  ours: number;
  /** A program of one call with `createServiceFetch`. */
  fetchAlone: number;
  openapiFetch: number;
  /** How much a program grows if it uses constants. */
  added: { oneConstant: number; withItsLabels: number; everyConstant: number };
}

/**
 * Measures the size of a program with one call, with our client and with openapi-fetch alone, as a browser or a worker gets it.
 * @param folder has the package installed, or is that of the package after `npm run package`
 */
export async function sizeFigures(folder = project): Promise<SizeFigures> {
  const size = (program: string) => minifiedSize(program, folder);
  const ours = await size(oneCall);
  const added = async (more: string) => (await size(oneCall + more)) - ours;
  return {
    ours,
    fetchAlone: await size(fetchAlone),
    openapiFetch: await size(oneCallWithOpenapiFetch),
    added: {
      oneConstant: await added(oneConstant),
      withItsLabels: await added(labelledConstant),
      everyConstant: await added(everyConstant),
    },
  };
}
