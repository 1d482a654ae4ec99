// Prints how many scams the rules find, and how many honest postings they would hold. With --wrong it names those on the wrong
// side, but for the scams that were held out: who looks at them tunes by them.
import { falsePositives, recalls } from './figures.ts'

for (const { found, name, of, wrong } of [...recalls(), ...falsePositives()]) {
  process.stdout.write(`${name}: ${found} of ${of} are found (${((100 * found) / of).toFixed(1)} %)\n`)
  if (process.argv.includes('--wrong') && !name.endsWith('holdOut'))
    for (const text of wrong) process.stdout.write(`  ${text}\n`)
}
