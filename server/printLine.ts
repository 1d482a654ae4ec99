/** Prints a line for who runs the server. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}
