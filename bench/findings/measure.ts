// Prints how many scams the rules find, and how many honest postings they would hold. With --wrong, lists the
// misjudged texts, except scams of the hold-out set, because seeing them would bias the tuning.
import { falsePositives, recalls } from './figures.ts'

for (const { found, name, of, wrong } of [...recalls(), ...falsePositives()]) {
  process.stdout.write(`${name}: ${found} of ${of} are found (${((100 * found) / of).toFixed(1)} %)\n`)
  if (process.argv.includes('--wrong') && !name.endsWith('holdOut'))
    for (const text of wrong) process.stdout.write(`  ${text}\n`)
}
