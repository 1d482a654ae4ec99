import { guidePath } from '../../../contract/guides.ts'
import { paths } from '../../../contract/paths.ts'
import { brand } from '../../brand.ts'
import { Logo } from '../../ui/brand/Logo.tsx'
import { footerWords } from '../../words/pages/footer.ts'
import { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch.tsx'

const columns = [
  {
    title: footerWords.candidates.title,
    links: [
      [footerWords.candidates.find, paths.jobs],
      [footerWords.candidates.remote, `${paths.jobs}?workplace=remote`],
      [footerWords.candidates.resume, '/resumes'],
      [footerWords.candidates.letter, '/cover-letters'],
      [footerWords.candidates.login, paths.login('candidate')],
    ],
  },
  {
    title: footerWords.employers.title,
    links: [
      [footerWords.employers.post, paths.register('employer')],
      [footerWords.employers.pricing, '/pricing'],
      [footerWords.employers.replies, guidePath('answering-everybody')],
      [footerWords.employers.login, paths.login('employer')],
    ],
  },
  {
    title: footerWords.resources.title,
    links: [
      [footerWords.resources.resume, guidePath('writing-a-resume')],
      [footerWords.resources.pay, guidePath('talking-about-pay')],
      [footerWords.resources.scams, guidePath('ghost-jobs-and-scams')],
      [footerWords.resources.ranges, guidePath('pay-ranges')],
      [footerWords.resources.all, '/resources'],
    ],
  },
  {
    title: brand,
    links: [
      [footerWords.product.features, '/features'],
      [footerWords.product.feed, '/jobs.rss'],
      [footerWords.product.privacy, paths.privacy],
      [footerWords.product.terms, paths.terms],
    ],
  },
] as const

/** Footer of public pages, with links and the theme switch. */
export const PublicFooter = (theme: ThemeSwitchProps) => (
  <footer className="mt-auto border-t border-line bg-sunken print:hidden">
    <div className="mx-auto max-w-[1200px] px-gutter sm:px-edge-8">
      <div className="grid grid-cols-2 gap-8 pt-10 pb-8 sm:pt-14 sm:pb-10 lg:grid-cols-[1.6fr_1fr_1fr_1fr_1fr]">
        <div className="max-lg:col-span-full">
          <Logo size="small" />
          <p className="mt-3 max-w-[26ch] text-hint text-muted">{footerWords.line}</p>
          <ThemeSwitch {...theme} />
        </div>
        {columns.map(({ links, title }) => (
          <nav key={title} aria-label={title}>
            <h2 className="mb-2 text-label font-semibold">{title}</h2>
            <ul>
              {links.map(([label, href]) => (
                <li key={href}>
                  <a
                    href={href}
                    className="inline-block py-1.5 text-hint text-muted underline-offset-4 hover:text-ink hover:underline"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-5 text-caption text-subtle">
        <span>{footerWords.promise}</span>
        <span>
          {footerWords.places.before}{' '}
          <a href="https://www.geonames.org/" rel="noopener" className="py-1.5 underline underline-offset-2">
            {footerWords.places.source}
          </a>
          {footerWords.places.license}
        </span>
      </p>
    </div>
  </footer>
)
