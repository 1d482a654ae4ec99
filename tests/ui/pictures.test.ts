import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from '../../src/ui/brand/Avatar.tsx'
import { CompanyMark } from '../../src/ui/brand/CompanyMark.tsx'
import { CompanyCard } from '../../src/views/postings/job/CompanyCard.tsx'

const company = { slug: 'fernhill', name: 'Fernhill Stageworks' }
const logo = `/media/${'a'.repeat(22)}-192.webp`
const person = { firstName: 'Mina', lastName: 'Okafor' }

const markOf = (more: object, size: 'row' | 'page' = 'row') =>
  renderToStaticMarkup(createElement(CompanyMark, { company: { ...company, ...more }, size }))

const avatarOf = (more: object) =>
  renderToStaticMarkup(createElement(Avatar, { name: { ...person, ...more }, size: 'heading' }))

test('a logo covers the monogram, with its size: if it fails, the monogram is visible, and nothing shifts', () => {
  expect(markOf({})).toContain('>FS</text>')
  expect(markOf({})).not.toContain('<img')
  const mark = markOf({ logo })
  expect(mark).toContain('>FS</text>')
  expect(mark).toContain('width="44" height="44"')
  expect(mark).toContain('alt=""')
})

test('the card of a company on the page of its job shows its logo', () => {
  const card = renderToStaticMarkup(
    createElement(CompanyCard, { company: { ...company, logo }, level: 'h2' }),
  )
  expect(card).toContain(`src="${logo}"`)
})

test('the smaller square is loaded if two of its pixels fit into each pixel of the page', () => {
  expect(markOf({ logo })).toContain(logo.replace('192', '96'))
  expect(markOf({ logo }, 'page')).toContain(`src="${logo}"`)
})

test('a picture from another host is not requested', () => {
  for (const path of [
    'https://pictures.example/logo.png',
    '//pictures.example/x',
    '/media/../x-192.webp',
    '',
  ]) {
    expect(markOf({ logo: path })).not.toContain('<img')
    expect(avatarOf({ photo: path })).not.toContain('<img')
  }
})

test('a photo covers the initials, and a hidden name has neither', () => {
  const avatar = avatarOf({ photo: logo })
  expect(avatar).toContain('MO')
  expect(avatar).toContain('width="56" height="56"')
  expect(avatarOf({ firstName: 'Candidate 3', lastName: '', isHidden: true })).not.toMatch(/<img|C</)
})
