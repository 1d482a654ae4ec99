// Measures the redaction of names in 2,000 random texts: npm run measure:hidden-names -- --texts 2000
import { parseArgs } from 'node:util'
import { measureHiddenNames } from './names/measure.ts'

const MOST_SHOWN = 40

const { values } = parseArgs({
  options: { texts: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
})
const say = (line: string) => process.stdout.write(`${line}\n`)

const began = performance.now()
const { leaks, lost, names, texts, words } = measureHiddenNames(Number(values.texts), Number(values.seed))
const seconds = (performance.now() - began) / 1_000

for (const { form, language, shown, written } of leaks.slice(0, MOST_SHOWN)) {
  say(`shown: ${language}, ${form}: ${written} → ${shown}`)
}
for (const line of [...new Set(lost)].slice(0, MOST_SHOWN)) say(`hidden in vain: ${line}`)
say(`${texts} texts with ${names} names and ${words} other words, in ${seconds.toFixed(1)} s`)
say(`names shown: ${leaks.length}`)
say(`other words hidden: ${lost.length} (${((100 * lost.length) / words).toFixed(2)} %)`)
