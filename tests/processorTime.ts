/** Processor time of this process in milliseconds, which is independent of the machine's load. */
export const processorTime = (): number => {
  const { system, user } = process.cpuUsage()
  return (system + user) / 1_000
}
