// A closed pipe or a full disk must not stop the server.
process.stdout.on('error', () => {})

/** Prints a line for the operator. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}
