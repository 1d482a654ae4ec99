import { html } from 'hono/html'
import type { JobInMail } from '../words/mails/mailText.ts'
import { companyMark } from './companyMark.ts'

// Inline styles with the colors of the light theme, because email clients support neither external classes
// nor variables.
const row = 'margin: 0 0 20px; padding: 20px 0 0; border-top: 1px solid #dfdcd2'
const titleStyle = 'margin: 0 0 6px; font-size: 20px; line-height: 1.25; font-weight: 600'
const titleLink = 'color: #004038; text-decoration: none'
const line = 'margin: 0 0 4px; font-size: 16px; line-height: 1.45'
const reason = 'margin: 8px 0 0; color: #475653; font-size: 14px; line-height: 1.4'
const lessLink = 'color: #475653; font-size: 14px'

/** List of jobs in an email, each with the logo of its company. */
export const jobsInHtml = (jobs: readonly JobInMail[], origin: string) =>
  jobs.map(
    ({ company, facts, less, path, reasons, title: name }) =>
      html`<div class="job" style="${row}">
        ${companyMark(company, origin)}
        <h2 style="${titleStyle}">
          <a class="link" href="${origin + path}" style="${titleLink}">${name}</a>
        </h2>
        ${facts.map((fact) => html`<p style="${line}">${fact}</p>`)}
        ${reasons.length === 0 ? '' : html`<p class="muted" style="${reason}">${reasons.join(' · ')}</p>`}
        <p style="margin: 8px 0 0">
          <a class="muted" href="${origin + less.path}" style="${lessLink}">${less.text}</a>
        </p>
      </div>`,
  )

/** List of jobs in plain text. */
export const jobsInText = (jobs: readonly JobInMail[], origin: string): readonly string[] =>
  jobs.map(({ company, facts, less, path, reasons, title: name }) =>
    [
      name,
      company.name,
      ...facts,
      ...(reasons.length === 0 ? [] : [reasons.join(' · ')]),
      origin + path,
      `${less.text}: ${origin}${less.path}`,
    ].join('\n'),
  )
