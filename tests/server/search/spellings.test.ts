import { expect, test } from 'vitest'
import { startWithEmployer } from '../support/postings.ts'
import { search, typing } from '../support/search/asking.ts'

/** Title of a posting, queries that find it, and queries that do not. */
const cases: readonly (readonly [title: string, found: readonly string[], others?: readonly string[]])[] = [
  ['Front-end Developer', ['frontend', 'front-end', 'front end', '"front end"', 'FrontEnd developer']],
  ['Frontend Engineer', ['frontend', 'front-end', 'front end', '"front-end"'], ['front', 'end']],
  ['Full Stack Coder', ['fullstack', 'full-stack', 'full stack'], ['fullstacks2']],
  ['Node.js Developer', ['nodejs', 'node.js', 'node js', 'node']],
  ['Vuejs Developer', ['vuejs', 'vue.js', 'vue js']],
  ['E-Commerce Manager', ['ecommerce', 'e-commerce', 'e commerce']],
  ['Co-ordinator', ['coordinator', 'co-ordinator', 'coordinators']],
  ['Part-time Clerk', ['parttime', 'part-time', 'part time']],
  ['Lkw-Fahrer', ['lkw fahrer', 'Lkw-Fahrer', 'lkwfahrer', 'fahrer']],
  ['T-SQL Analyst', ['tsql', 't-sql', 't sql', 'sql']],
  ['PL/SQL Analyst', ['plsql', 'pl/sql', 'sql']],
  ['S/4HANA Consultant', ['s4hana', 's/4hana']],
  ['Angular 17 Coder', ['angular17', 'angular 17', 'angular']],
  ['Python3 Coder', ['python', 'python3', 'python 3']],
  ['Entwickler:in Java', ['Entwicklerin', 'Entwickler', 'entwickler:in', 'Entwickler*in', 'Entwicklerinnen']],
  ['Buchhalter*in', ['Buchhalterin', 'Buchhalter']],
  ['Erzieher/in', ['Erzieherin', 'Erzieher', 'Erzieher/-in']],
  ['Verkäufer_in', ['Verkäuferin', 'Verkaeuferin', 'Verkäufer']],
  ['Polizistin', ['Polizist', 'Polizist:in']],
  ['Köch:in', ['Köchin', 'Koechin']],
  ['Softwareentwickler (m/w/d)', ['Entwickler', 'Entwicklerin', 'Softwareentwickler (w/m/d)'], ['software']],
  ['Altenpfleger', ['Pfleger', 'Altenpflegerin', 'Pfleger (m/w/d)'], ['alten']],
  ['Développeur web', ['développeuse', 'développeur·se', 'développeur(se)', 'developpeur']],
  ['Chargée de projet', ['chargé·e de projet', 'chargée']],
  ['Infirmière', ['infirmier', 'infirmières']],
  ['Ingeniero/a civil', ['ingeniera', 'ingeniero']],
  ['Bäcker', ['Baecker', 'Bäcker', 'backer']],
  ['Koechin', ['Köchin', 'Koechin']],
  ['Ingénieur d’études', ['études', 'etudes', "d'études", 'd’études']],
  ['Réception hôtel', ["l'hôtel", 'hotel']],
  ['Vendeur L’Oréal', ['loreal', "l'oréal", 'oréal']],
  ['C# Engineer', ['c sharp', 'csharp', 'c#'], ['c++']],
  ['C++ Engineer', ['cpp', 'c++', 'c plus plus', 'cplusplus'], ['c#']],
  ['.NET Specialist', ['.net', 'dotnet', 'dot net'], ['net']],
  ['ASP.NET Expert', ['asp.net', 'aspnet', '.net', 'dotnet'], ['net']],
  ['Net mender', ['net', 'nets'], ['.net', 'dotnet']],
  ['Go Developer', ['golang', 'go']],
  ['Straßenbauer', ['Strassenbauer', 'Straßenbauer']],
  ['Kubernetes Admin', ['k8s', 'kubernetes']],
]

test('a job is found by every common spelling of its title, and not by another word', async () => {
  const { published, server } = await startWithEmployer()
  for (const [title] of cases) {
    await published({ title, summary: '', requirements: [{ text: 'Patience', kind: 'must' }] })
  }
  for (const [title, found, others = []] of cases) {
    for (const typed of found) {
      expect([typed, await typing(server.base, typed)]).toEqual([typed, expect.arrayContaining([title])])
    }
    for (const typed of others) {
      expect([typed, await typing(server.base, typed)]).toEqual([typed, expect.not.arrayContaining([title])])
    }
  }
})

test('an excluded word excludes its other spellings, too', async () => {
  const { published, server } = await startWithEmployer()
  await published({ title: 'Front-end Developer' })
  await published({ title: 'Painter' })

  for (const typed of ['-frontend', '-"front end"', '-front-end'])
    expect([typed, await typing(server.base, typed)]).toEqual([typed, ['Painter']])
})

test('a job whose title has another spelling of the typed words is among the best matches', async () => {
  const { published, server } = await startWithEmployer()
  await published({ title: 'Front-end Developer' })
  await published({ title: 'Painter', summary: 'Beside frontend developers.' })

  const { jobs } = await search(server.base, '?q=frontend&sort=relevant')
  expect(jobs.map(({ title }) => title)).toEqual(['Front-end Developer', 'Painter'])
})

test.each(['😀', '*', '***', '" "', '-', '?!'])('signs without a word, %s, find nothing', async (typed) => {
  const { published, server } = await startWithEmployer()
  await published()

  expect(await search(server.base, `?q=${encodeURIComponent(typed)}`)).toMatchObject({
    jobs: [],
    total: { count: 0, isCapped: false },
    suggestion: null,
  })
})
