-- Ten values saved in drafts in turn, other ones each time. With CREATE=1 each is saved in a draft that was just created
-- without values: two requests, as fast as answers come.
wrk.headers["Authorization"] = "Bearer " .. os.getenv("TOKEN")
wrk.headers["Content-Type"] = "application/json"
math.randomseed(os.time())
local run = math.random(1e9)
local counter = 0
local creates = os.getenv("CREATE") == "1"
local empty, saved = os.getenv("EMPTY"), os.getenv("SAVE")
local ids = {}
for id in string.gmatch(os.getenv("IDS"), "%S+") do
  ids[#ids + 1] = id
end
local drafts = #ids
local created = {}

local function save(id)
  local body = saved:gsub("ID", id):gsub("LABEL", run .. "-" .. counter)
  return wrk.format("PUT", "/api/Submission/SaveStep", nil, body)
end

request = function()
  counter = counter + 1
  if not creates then
    return save(ids[counter % drafts + 1])
  end
  local id = table.remove(created)
  if id then
    return save(id)
  end
  wrk.headers["Idempotency-Key"] = "bench-" .. run .. "-" .. counter
  local asked = wrk.format("POST", "/api/Submission/CreateSubmission", nil, empty)
  wrk.headers["Idempotency-Key"] = nil
  return asked
end

-- wrk keeps every body for it: where nothing is created, nothing is looked at.
if creates then
  response = function(status, _, body)
    if status == 201 then
      created[#created + 1] = body:match('"submissionId":"(%x+%-%x+%-%x+%-%x+%-%x+)"')
    end
  end
end
