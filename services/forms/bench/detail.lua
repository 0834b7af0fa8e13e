-- Drafts with ten values, read in turn.
wrk.headers["Authorization"] = "Bearer " .. os.getenv("TOKEN")
local ids = {}
for id in string.gmatch(os.getenv("IDS"), "%S+") do
  ids[#ids + 1] = id
end
local counter = 0

request = function()
  counter = counter + 1
  return wrk.format("GET", "/api/Submission/GetSubmissionDetail?submissionId=" .. ids[counter % #ids + 1])
end
