-- Every request is another press, of the next of many people, at some time of the last three days: nobody
-- may press more than so often on a day.
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
local tokens = {}
for line in io.lines(os.getenv("TOKENS")) do tokens[#tokens + 1] = line end
math.randomseed(os.time())
local run = math.random(0x10000, 0xffffff)
local counter = 0

local function stamp(seconds_ago) return os.date("!%Y-%m-%dT%H:%M:%SZ", os.time() - seconds_ago) end

request = function()
  counter = counter + 1
  local id = string.format("%08x-0000-4000-8000-%012x", run, counter)
  wrk.headers["Authorization"] = "Bearer " .. tokens[counter % #tokens + 1]
  wrk.headers["Idempotency-Key"] = id
  local punch = string.format('{"punchId": "%s", "projectId": "%s", "checkType": %d, "deviceTime": "%s"}',
    id, os.getenv("PROJECT"), counter % 4 + 1, stamp(math.random(0, 216000)))
  return wrk.format(nil, nil, nil,
    string.format('{"deviceId": "%s", "sentAt": "%s", "punches": [%s]}', id, stamp(0), punch))
end
