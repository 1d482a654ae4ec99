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
 * Structured data of a job (schema.org/JobPosting), with the properties that Google requires or recommends.
 * It contains only data that the page shows.
 *
 * @param canonical canonical URL of the page
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
    // `description` is the only property in HTML; the others are plain text.
    description: htmlOf(description),
    qualifications: needs('must'),
    skills: needs('nice'),
    jobBenefits: job.benefits.join('\n') || undefined,
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.slug },
    datePosted: job.publishedAt.slice(0, 10),
    // End of the last day in the time zone where it ends last.
    validThrough: job.validThrough ? `${job.validThrough}T23:59${lastOffset}` : undefined,
    // People apply on this site itself.
    directApply: true,
    employmentType: employmentType ? employmentTypes[employmentType] : undefined,
    workHours: weeklyHours ? weeklyHoursInWords(weeklyHours) : undefined,
    // Schema.org has no property for visa sponsorship.
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
          // A remote job must name at least one country, and only named ones count: "anywhere" lists them all.
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
