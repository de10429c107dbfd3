-- For wrk: asks for the targets of a file one after the other, and prints a line of figures.
local targets = {}
local number = 0

function init(args)
  for target in io.lines(args[1]) do
    targets[#targets + 1] = wrk.format("GET", target)
  end
end

function request()
  number = number % #targets + 1
  return targets[number]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'FIGURES {"requests":%d,"microseconds":%d,"bytes":%d,"p50":%d,"p99":%d,"errors":%d}\n',
    summary.requests, summary.duration, summary.bytes,
    latency:percentile(50), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  ))
end
