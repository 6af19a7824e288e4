import { minifiedSize } from "./measure.ts";

const oneCall = `
  import { createClient, unwrap } from "./src/client/index.ts";
  const api = createClient({
    dataCenter: "US",
    service: "example",
    credentials: { clientId: "id", clientSecret: "secret", refreshToken: "token" },
  });
  console.log(await unwrap(api.GET("/monitors")));
`;

const fetchAlone = `
  import { createServiceFetch } from "./src/client/index.ts";
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
  import { Period } from "./src/constants/index.ts";
  console.log(Period);
`;

const labelledConstant = `
  import { labelOf, Period } from "./src/constants/labels.ts";
  console.log(Period, labelOf(Period, 7));
`;

const everyConstant = `
  import * as constants from "./src/constants/index.ts";
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

/** Measures the size of a program with one call, with our client and with openapi-fetch alone. */
export async function sizeFigures(): Promise<SizeFigures> {
  const ours = await minifiedSize(oneCall);
  const added = async (more: string) => (await minifiedSize(oneCall + more)) - ours;
  return {
    ours,
    fetchAlone: await minifiedSize(fetchAlone),
    openapiFetch: await minifiedSize(oneCallWithOpenapiFetch),
    added: {
      oneConstant: await added(oneConstant),
      withItsLabels: await added(labelledConstant),
      everyConstant: await added(everyConstant),
    },
  };
}
