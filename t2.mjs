import { spawn } from "node:child_process";
import http from "node:http";

const [port, path, ...args] = process.argv.slice(2);
const t = performance.now();
const c = spawn("node", args, { stdio: ["ignore", "pipe", "pipe"] });
let out = "";
c.stdout.on("data", (d) => (out += d));
c.stderr.on("data", (d) => (out += d));
const go = () => {
  const a = /Svc-oauthtoken [\w.-]+/.exec(out)?.[0] ?? "Svc-oauthtoken any";
  http
    .get({ port, host: "127.0.0.1", path, agent: false, headers: { authorization: a } }, (r) => {
      r.resume();
      r.on("end", () => {
        if (r.statusCode === 200) {
          console.log(path, Math.round(performance.now() - t));
          c.kill();
          process.exit();
        } else setTimeout(go, 5);
      });
    })
    .on("error", () => setTimeout(go, 5));
};
go();
