/** The milliseconds that this process has worked: a machine that is busy with something else adds none. */
export const processorTime = (): number => {
  const { system, user } = process.cpuUsage()
  return (system + user) / 1_000
}
