import { html } from 'hono/html'
import { monogramOf } from '../../contract/companies/monogram.ts'
import { portablePicture } from '../../contract/media/pictures.ts'
import { mailFrame } from '../words/mails/frame.ts'
import type { MarkedCompany } from '../words/mails/mailText.ts'

/** Width and height of the logo or monogram, in pixels. */
const EDGE = 48

/**
 * Logo of a company next to its name. An uploaded logo has the same URL for all recipients, so that loading
 * it does not track them. The generated monogram loads nothing.
 */
export function companyMark({ logo, ...company }: MarkedCompany, origin: string) {
  const { ground, letters } = monogramOf(company)
  const mark =
    logo === undefined
      ? html`<td
          width="${EDGE}"
          height="${EDGE}"
          align="center"
          bgcolor="${ground}"
          aria-hidden="true"
          style="border-radius: 12px; color: #ffffff; font-size: 18px; font-weight: 600"
        >
          ${letters}
        </td>`
      : html`<td width="${EDGE}" height="${EDGE}">
          <img
            src="${origin + portablePicture(logo)}"
            width="${EDGE}"
            height="${EDGE}"
            alt="${mailFrame.logo(company.name)}"
            style="display: block; border-radius: 12px; background: #ffffff"
          />
        </td>`
  return html`<table role="presentation" cellspacing="0" cellpadding="0" style="margin: 0 0 20px">
    <tr>
      ${mark}
      <td style="padding-inline-start: 14px; font-weight: 600">${company.name}</td>
    </tr>
  </table>`
}
