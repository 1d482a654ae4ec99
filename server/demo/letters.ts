import type { CandidateKey } from './people.ts'

interface Letters {
  /** The titles of the jobs that are of their trade. */
  readonly own: readonly string[]
  readonly inTheirTrade: string
  readonly intoAnother: string
}

/** What the invented candidates write, by whether a job is of their trade. */
const letters: Readonly<Record<CandidateKey, Letters>> = {
  mina: {
    own: ['Stage carpenter', 'Station fabric joiner'],
    inTheirTrade:
      'I have built and toured scenery for three years and joined furniture for three before that. What I like is the week in which a drawing becomes something that eight people can carry. I would bring my own tools, and a habit of labelling everything.',
    intoAnother:
      'I build scenery, so much of what you describe I have done with the curtain about to go up. I work cleanly at heights and with saws, I read drawings, and what I do not know yet I would like to learn at {company}.',
  },
  jonas: {
    own: ['Lighting technician'],
    inTheirTrade:
      'My evenings are spent at a lighting desk and my mornings inside lanterns that somebody has given up on. I keep lists, I arrive early, and I have never left a rig untested.',
    intoAnother:
      'I come from theatre lighting. What I bring is that I can be trusted with cables, heights and early mornings, and the habit of testing a thing before I say that it works.',
  },
  amara: {
    own: ['Registered nurse, nights', 'Care assistant'],
    inTheirTrade:
      'I have learned on nights that most of nursing is noticing early. I would like to bring that to a place where there is time to know people by name, and to teach it to those who begin.',
    intoAnother:
      'After eleven years on wards I would like to try something with my evenings free. I would bring what nights have taught me: lists, calm, and noticing early when something is about to go wrong.',
  },
  tomasz: {
    own: ['Electrician, photovoltaics'],
    inTheirTrade:
      'I have wired old houses for ten years and roofs for three. I leave a drawing behind that the next one can read, and I do not leave a site before it has been measured.',
    intoAnother:
      'I am an electrician who has spent as many hours building and carrying as wiring. I would like to work with my hands on something that stands still, and to learn the rest from your people.',
  },
  priya: {
    own: ['Back-end engineer, TypeScript', 'Web developer, half time'],
    inTheirTrade:
      'I like systems that can be explained at a whiteboard in five minutes. At my last place I removed more code than I wrote, and the pager went from twice a week to twice a year.',
    intoAnother:
      'I write software for a living and would like to do less of it. I learn quickly, I write down what I learn, and I know that {company} would have to teach me most of this trade. I would come for a week first, so that you can see whether it is worth your while.',
  },
  luc: {
    own: ['Sous-chef', 'Pastry chef'],
    inTheirTrade:
      'A good kitchen is quiet. I have run a pass for five years without shouting, with the waste on a scale and the apprentices home by eleven. I would like to cook with people who think the same.',
    intoAnother:
      'Fifteen years of kitchens have given me quick hands, clean habits and no fear of a long evening. I should like to use them by day, and with people who go home at the same hour as I do.',
  },
  sofia: {
    own: ['Teacher of mathematics'],
    inTheirTrade:
      'I teach mathematics as something one does with a pencil and out loud. My classes write their own exam questions, and most pass mine because of it.',
    intoAnother:
      'I have taught for ten years and can explain things to people who would rather be elsewhere. That seems a good beginning for any work. I spend my holidays sewing, building and taking machines apart.',
  },
  kwame: {
    own: ['Tour planner'],
    inTheirTrade:
      'I have driven, loaded and planned, in that order, so I know what a plan looks like from a cab at five in the morning. I would bring fewer empty kilometres and no broken rest times.',
    intoAnother:
      'I plan tours, which is to say that I get people and things to the right door on time. I would like to do that at {company}, where I could see the faces at the other end.',
  },
  hana: {
    own: ['Postdoctoral scientist, peat carbon', 'Agronomist'],
    inTheirTrade:
      'I sample in rubber boots and analyse in R, and I write methods that somebody else can repeat. The data of my last two papers are open, with the code.',
    intoAnother:
      'I have worked in laboratories until now, with care, with my hands, and with a notebook. I would like to know whether that is what this job needs. If it is not, I should be glad to hear why.',
  },
  diego: {
    own: ['Gardener'],
    inTheirTrade:
      'I look after trees that were planted before I was born and plant some that I shall not see full grown. I climb with a ticket, prune with a reason, and write down what was sprayed, which is little.',
    intoAnother:
      'I am a gardener: I climb, dig, carry and repair, outdoors and in any weather. I would like to have a roof over my work in the winter, and I have never been late.',
  },
  ingrid: {
    own: ['Product designer'],
    inTheirTrade:
      'I have spent eight years taking questions out of forms. I test with people who use a screen reader and with people who are late for a bus, and I prototype in the browser.',
    intoAnother:
      'I design forms and the letters behind them, and I draw, sew and build at weekends. I would bring a good eye, patience with people, and a portfolio of things that do not have a screen.',
  },
  samir: {
    own: ['Bicycle mechanic'],
    inTheirTrade:
      'I true wheels the way others do crosswords. At Wielwerk I keep ninety cargo bikes rolling with a whiteboard and a box of spokes, and I would like to teach that to somebody.',
    intoAnother:
      'I repair bicycles, so I know steel, tools, stock and customers who are in a hurry. I would like to learn something larger than a wheel, and {company} seems to be the place for that.',
  },
}

/** The letter of a candidate for a job, with `{company}` for whose it is. */
export function letterFor(candidate: string, title: string): string {
  const { own, intoAnother, inTheirTrade } = lettersOf(candidate)
  return own.includes(title) ? inTheirTrade : intoAnother
}

/** What a candidate writes to any employer of their trade. */
export const letterInTradeOf = (candidate: string) => lettersOf(candidate).inTheirTrade

function lettersOf(candidate: string): Letters {
  const written = new Map<string, Letters>(Object.entries(letters)).get(candidate)
  if (!written) throw new Error(`The demo has no letters of ${candidate}.`)
  return written
}
