-- Every request is another draft under another key, as from another click.
wrk.method = "POST"
wrk.headers["Authorization"] = "Bearer " .. os.getenv("TOKEN")
wrk.headers["Content-Type"] = "application/json"
math.randomseed(os.time())
local run = math.random(1e9)
local counter = 0

request = function()
  counter = counter + 1
  local label = "bench-" .. run .. "-" .. counter
  wrk.headers["Idempotency-Key"] = label
  return wrk.format(nil, nil, nil, (os.getenv("BODY"):gsub("LABEL", label)))
end
