-- Every request is another submission.
wrk.method = "POST"
wrk.headers["Authorization"] = "Bearer " .. os.getenv("TOKEN")
wrk.headers["Content-Type"] = "text/xml"
math.randomseed(os.time())
local run = math.random(1e9)
local counter = 0
local body = os.getenv("BODY")

request = function()
  counter = counter + 1
  return wrk.format(nil, nil, nil, (body:gsub("uuid:ID", "uuid:" .. run .. "-" .. counter)))
end
