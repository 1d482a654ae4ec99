import { onPath } from '../../browser.ts'

/** Programs of each engine, and the Debian and Ubuntu packages with them. */
const needs = {
  firefox: { programs: [['firefox-esr', 'firefox']], packages: 'firefox-esr' },
  webkit: { programs: [['WebKitWebDriver'], ['Xvfb']], packages: 'webkit2gtk-driver xvfb' },
} as const

export type Engine = keyof typeof needs

export const engines: readonly Engine[] = ['firefox', 'webkit']

/** Path of the system's Firefox. */
export const firefoxPath = (): string | undefined => onPath(...needs.firefox.programs[0])

/** Command to install the missing parts of an engine; undefined when complete. */
export function toInstall(engine: Engine): string | undefined {
  const { programs, packages } = needs[engine]
  const missing = programs
    .filter((names) => onPath(...names) === undefined)
    .map((names) => names.join(' or '))
  return missing.length > 0
    ? `No ${missing.join(', no ')} here, so nothing ran in ${engine}: apt-get install ${packages}`
    : undefined
}
