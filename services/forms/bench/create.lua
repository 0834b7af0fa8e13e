-- Every request is another submission under another key, as from another person.
wrk.method = "POST"
wrk.headers["Authorization"] = "Bearer " .. os.getenv("TOKEN")
wrk.headers["Content-Type"] = "application/json"
math.randomseed(os.time())
local run = math.random(1e9)
local counter = 0
local body = os.getenv("BODY")

request = function()
  counter = counter + 1
  wrk.headers["Idempotency-Key"] = "bench-" .. run .. "-" .. counter
  return wrk.format(nil, nil, nil, body)
end
