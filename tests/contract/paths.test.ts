// @module-tag security
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mailedPath } from '../../contract/auth/paths.ts'
import { ownPath, paths, withNext } from '../../contract/paths.ts'

describe('the addresses of the screens', () => {
  test('that depend on nothing', () => {
    expect(paths).toMatchObject({
      home: '/',
      chooseLogin: '/auth/login',
      chooseRegister: '/auth/register',
      landing: { candidate: '/candidate/dashboard', employer: '/employer' },
      dashboard: { candidate: '/candidate', employer: '/app' },
      profile: '/candidate/profile',
      company: '/employer/company',
      settings: { candidate: '/candidate/profile?tab=settings', employer: '/employer/settings' },
      logout: { candidate: '/candidate/logout', employer: '/employer/logout' },
    })
  })

  test.each(['candidate', 'employer'] as const)('of the %s', (role) => {
    expect([paths.login(role), paths.register(role), paths.forgotPassword(role)]).toEqual([
      `/auth/login/${role}`,
      `/auth/register/${role}`,
      `/auth/forgot-password/${role}`,
    ])
  })

  test('that are mailed keep every character of the address and the code', () => {
    const [address, code] = ["o'a+b%2F@example.com", 'A/B?C#D E']
    const written = 'candidate/o%27a%2Bb%252F%40example.com/A%2FB%3FC%23D%20E'
    expect(mailedPath(paths.createPassword('candidate'), address, code)).toBe(
      `/auth/create-password/${written}`,
    )
    expect(mailedPath(paths.verify('candidate'), address, code)).toBe(`/auth/verify/${written}`)
  })
})

describe('after a login', () => {
  test.each([
    '/',
    '/candidate/help',
    '/candidate/profile?tab=settings',
    '/jobs?q=a%2Fb&page=2',
    '/%2F%2Fevil.example',
    '/%09/evil.example',
    '/%5Cevil.example',
    '/a//evil.example',
    '/@evil.example',
    '/https://evil.example',
    '/javascript:alert(1)',
  ])('A path on this origin is accepted: %s', (wanted) => {
    expect(ownPath(wanted)).toBe(wanted)
    expect(new URL(wanted, 'https://jobs.example').origin).toBe('https://jobs.example')
  })

  test('The fragment of a path is removed.', () => {
    expect(ownPath('/jobs?q=1#//evil.example')).toBe('/jobs?q=1')
  })

  test.each([
    undefined,
    null,
    '',
    'jobs',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/a\\..\\..\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https://evil.example',
    'HTTPS://EVIL.EXAMPLE',
    '@evil.example',
    '.evil.example',
    ':80',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://evil.example/x',
    '?next=/',
    '#/',
  ])('An address that could open another origin is refused: %j', (wanted) => {
    expect(ownPath(wanted)).toBeUndefined()
  })
})

describe('a link to the login', () => {
  test('carries the page to open next', () => {
    const link = withNext(paths.login('candidate'), '/candidate/profile?tab=settings&x=1')
    expect(link).toBe('/auth/login/candidate?next=%2Fcandidate%2Fprofile%3Ftab%3Dsettings%26x%3D1')
    const { searchParams } = new URL(link, 'https://jobs.example')
    expect(ownPath(searchParams.get('next'))).toBe('/candidate/profile?tab=settings&x=1')
  })

  test('has no parameter without a next page', () => {
    expect(withNext('/auth/login', undefined)).toBe('/auth/login')
  })
})

describe('a wanted page that folds into another host', () => {
  test.each(['/.//evil.example', '/x/..//evil.example', '/%2e//evil.example'])('is refused: %s', (wanted) => {
    expect(ownPath(wanted)).toBeUndefined()
  })

  test('is refused in any combination', () => {
    const pieces = fc.constantFrom('/', '.', '..', '%2e', '\\', '\t', '@', ':', '?', '#', 'evil.example')
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const own = ownPath(`/${parts.join('')}`) ?? '/'
        expect(new URL(own, 'https://jobs.example').origin).toBe('https://jobs.example')
      }),
    )
  })
})
