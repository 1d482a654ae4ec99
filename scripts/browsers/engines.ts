import { onPath } from '../../browser.ts'

/** What each engine needs from the system, and the packages of Debian and Ubuntu that bring it. */
const needs = {
  firefox: { programs: [['firefox-esr', 'firefox']], packages: 'firefox-esr' },
  webkit: { programs: [['WebKitWebDriver'], ['Xvfb']], packages: 'webkit2gtk-driver xvfb' },
} as const

export type Engine = keyof typeof needs

export const engines: readonly Engine[] = ['firefox', 'webkit']

/** Where the Firefox of the system is. */
export const firefoxPath = (): string | undefined => onPath(...needs.firefox.programs[0])

/** How to get what an engine needs and is not there, if anything. */
export function toInstall(engine: Engine): string | undefined {
  const { programs, packages } = needs[engine]
  const missing = programs
    .filter((names) => onPath(...names) === undefined)
    .map((names) => names.join(' or '))
  return missing.length > 0
    ? `No ${missing.join(', no ')} here, so nothing ran in ${engine}: apt-get install ${packages}`
    : undefined
}
