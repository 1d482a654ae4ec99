import { htmlOf } from '../../../contract/markdown/html.ts'
import type { Markdown } from '../../../contract/markdown/markdown.ts'
import { paths } from '../../../contract/paths.ts'
import type { Job } from '../../../contract/postings/reads.ts'
import { decimal } from '../../../contract/postings/currency.ts'
import { lastOffset } from '../../../contract/postings/lifecycle.ts'
import { countryName, visas, weeklyHoursInWords } from '../../words/postings.ts'
import { countryCodes } from '../../words/countryCodes.ts'

const employmentTypes = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
} as const satisfies Record<NonNullable<Job['employmentType']>, string>

/**
 * A job as search engines read it (schema.org/JobPosting, with what Google asks for and recommends): what the page says,
 * and nothing else.
 *
 * @param canonical the address of its page
 */
export function jobPostingOf(
  job: Omit<Job, 'description'> & { readonly description: Markdown },
  canonical: string,
): object {
  const { company, description, employmentType, pay, places, requirements, visa, weeklyHours, workplace } =
    job
  const needs = (wanted: 'must' | 'nice') =>
    requirements.flatMap(({ kind, text }) => (kind === wanted ? [text] : [])).join('\n') || undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    url: canonical,
    // Search engines read it as HTML, and the other texts as they are.
    description: htmlOf(description),
    qualifications: needs('must'),
    skills: needs('nice'),
    jobBenefits: job.benefits.join('\n') || undefined,
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.slug },
    datePosted: job.publishedAt.slice(0, 10),
    // The last minute of its last day, where that ends last.
    validThrough: job.validThrough ? `${job.validThrough}T23:59${lastOffset}` : undefined,
    // Applications are made here, without another form.
    directApply: true,
    employmentType: employmentType ? employmentTypes[employmentType] : undefined,
    workHours: weeklyHours ? weeklyHoursInWords(weeklyHours) : undefined,
    // There is no property for a visa that is sponsored.
    eligibilityToWorkRequirement: visa === 'doesNot' ? visas[visa] : undefined,
    totalJobOpenings: job.openings,
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      url: new URL(paths.publicCompany(company.slug), canonical).href,
      sameAs: company.website || undefined,
    },
    ...(workplace === 'remote'
      ? {
          jobLocationType: 'TELECOMMUTE',
          // There is no other way to say "anywhere": at least one country has to be named, and only those count.
          applicantLocationRequirements: (job.regions.length > 0 ? job.regions : countryCodes).map(
            (code) => ({ '@type': 'Country', name: countryName(code) }),
          ),
        }
      : {
          jobLocation: places.map(({ name, region, country }) => ({
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              addressLocality: name,
              addressRegion: region || undefined,
              addressCountry: country,
            },
          })),
        }),
    baseSalary: pay
      ? {
          '@type': 'MonetaryAmount',
          currency: pay.currency,
          value: {
            '@type': 'QuantitativeValue',
            minValue: Number(decimal(pay.min, pay.currency)),
            maxValue: Number(decimal(pay.max, pay.currency)),
            unitText: pay.period.toUpperCase(),
          },
        }
      : undefined,
  }
}
