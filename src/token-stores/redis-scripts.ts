/**
 * One hash a key, so that each step is atomic, in a cluster too: `fence`, `until` (of the lease), `version`, `settled`,
 * `body` and `event`. All times are Redis's. A stream has the newest release, for those who wait. Both expire after two days
 * without a write: longer than any token is valid.
 */
const now = "local t = redis.call('TIME'); local now = t[1] * 1000 + math.floor(t[2] / 1000)";
const expiry = 2 * 24 * 3600;

/** KEYS: hash, stream. ARGV: milliseconds, version to replace or "". Returns now, version, settled, body, event, fence, held for. */
export const lockScript = `
${now}
local s = redis.call('HMGET', KEYS[1], 'version', 'settled', 'body', 'event', 'fence', 'until')
-- What somebody has damaged is 0, so that the next lease replaces it.
local until_ = tonumber(s[6] or '0') or 0
local fence, held = '', ''
if until_ > now then
  held = tostring(until_ - now)
elseif not s[1] or (tonumber(s[2]) or 0) <= now or s[1] == ARGV[2] then
  -- Grows even if Redis lost its data: it is at least the time.
  fence = string.format('%.0f', math.max((tonumber(s[5] or '0') or 0) + 1, now))
  redis.call('HSET', KEYS[1], 'fence', fence, 'until', string.format('%.0f', now + ARGV[1]))
  redis.call('EXPIRE', KEYS[1], ${expiry})
end
return {string.format('%.0f', now), s[1] or '', s[2] or '', s[3] or '', s[4] or '0-0', fence, held}
`;

/** KEYS: hash, stream. ARGV: fence, milliseconds, settled or "", body. Returns 1, or 0 if the lease was lost. */
export const writeScript = `
${now}
local s = redis.call('HMGET', KEYS[1], 'fence', 'until')
if s[1] ~= ARGV[1] or (tonumber(s[2]) or 0) <= now then return 0 end
if ARGV[3] ~= '' then
  redis.call('HSET', KEYS[1], 'version', ARGV[1], 'settled', ARGV[3], 'body', ARGV[4])
end
if ARGV[2] ~= '0' then
  redis.call('HSET', KEYS[1], 'until', string.format('%.0f', now + ARGV[2]))
else
  local event = redis.call('XADD', KEYS[2], 'MAXLEN', 1, '*', 'released', ARGV[1])
  redis.call('HSET', KEYS[1], 'until', '0', 'event', event)
  redis.call('EXPIRE', KEYS[2], ${expiry})
end
redis.call('EXPIRE', KEYS[1], ${expiry})
return 1
`;
