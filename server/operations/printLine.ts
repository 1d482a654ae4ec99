// Who read the lines has gone, or the disk they go to is full. That is no reason to stop.
process.stdout.on('error', () => {})

/** Prints a line for who runs the server. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}
