// Realistic resumes in different layouts, of invented people.

const set = '#set page(paper: "a4", margin: 2cm)\n#set text(font: "Source Sans 3", size: 10.5pt)\n'

/** English resume: one column, dates at the right edge, bullets over several lines. */
export const english = `${set}
#align(center)[#text(size: 20pt, weight: 600)[Mina Okafor] \\ Stage and bench carpenter \\ mina.okafor\\@mail.example | +44 113 555 0142 | Leeds, United Kingdom | linkedin.com/in/mina-okafor]
#let h(it) = block(above: 14pt, below: 8pt, text(weight: 600, size: 12pt, upper(it)))
#h[Summary]
Carpenter with nine years on stages and in workshops, who plans, builds and repairs what actors walk on and what audiences never see.
#h[Work Experience]
*Head carpenter* #h(1fr) Mar 2021 – Present \\
Larkspur Joinery, Leeds
- Led a crew of four through 31 fit-ups, none of them late, in houses of every size between Leeds and the coast, and wrote the plan that others use now
- Cut offcut waste by a third

*Carpenter* #h(1fr) August 2018 – February 2021 \\
Quayside Studios, Hull
- Built sets for six series, from drawing to strike
#h[Education]
*Diploma in Bench joinery* #h(1fr) 2016 – 2018 \\
Aire College
#h[Skills]
Wood: Technical drawings, Oak framing, French polish \\
Software: SketchUp, AutoCAD
#h[Languages]
English (native), Igbo (fluent), French – basic
#h[Beekeeping]
Three hives on a roof in Leeds since the spring of a late year.
`.replaceAll('#h(1fr)', '#std.h(1fr)')

/** German resume: a table with the dates in its first column. */
export const german = `${set}
#text(size: 18pt)[Lebenslauf]

#let zeile(a, ..b) = grid(columns: (4cm, 1fr), row-gutter: 6pt, a, b.pos().join(linebreak()))
#let kopf(it) = block(above: 14pt, below: 8pt, text(weight: 600, size: 13pt, it))
#kopf[Persönliche Daten]
#zeile[Name][Jonas Weidenfeller]
#zeile[Anschrift][Lindenweg 4, 50667 Köln]
#zeile[Telefon][0221 5550 147]
#zeile[E-Mail][jonas.weidenfeller\\@post.example]
#zeile[Geburtsdatum][12.04.1991]
#kopf[Beruflicher Werdegang]
#zeile[03/2019 – heute][*Softwareentwickler*][Rheinwerk Systeme GmbH, Köln][• Leitet die Umstellung auf neue Schnittstellen][• Betreut zwei Auszubildende]
#zeile[10/2015 – 02/2019][*Werkstudent*][Dombau Software AG, Köln][• Schrieb Prüfprogramme]
#kopf[Ausbildung & Studium]
#zeile[2011 – 2015][*Bachelor of Science in Informatik*][Universität zu Köln]
#kopf[Sprachkenntnisse]
Deutsch (Muttersprache), Englisch (verhandlungssicher)
#kopf[EDV-Kenntnisse]
TypeScript, PostgreSQL, Linux
#kopf[Hobbys]
Rudern, Schach
`

/** French resume: a narrow column on the left and a wide one on the right. */
export const french = `${set}
#grid(columns: (5cm, 1fr), gutter: 1cm,
[
#let t(it) = block(above: 14pt, below: 8pt, text(weight: 600, size: 12pt, it))
#t[Contact]
camille.aubernon\\@courriel.example \\
06 55 55 01 42 \\
12 rue des Lilas, 69003 Lyon
#t[Compétences]
Comptabilité générale \\
Sage 100 \\
Excel avancé
#t[Langues]
Français : langue maternelle \\
Anglais : courant
#t[Centres d’intérêt]
Escalade, lecture
],
[
#let t(it) = block(above: 14pt, below: 8pt, text(weight: 600, size: 12pt, it))
#text(size: 22pt, weight: 600)[Camille Aubernon] \\
Comptable confirmée
#t[Profil]
Comptable depuis huit ans, rigoureuse et habituée aux clôtures mensuelles de plusieurs sociétés d'un même groupe.
#t[Expérience professionnelle]
*Comptable générale* — Cabinet Valmorin, Lyon \\
Depuis janvier 2020 \\
Tenue de douze dossiers et préparation des bilans annuels.

*Assistante comptable* — Textiles du Rhône, Villeurbanne \\
Sept. 2016 – déc. 2019 \\
Saisie des factures et relance des clients.
#t[Formation]
*Licence en comptabilité* — Université Lyon 2 \\
2013 – 2016
])
`

/** Spanish resume: plain lines without columns. */
export const spanish = `${set}
= Lucía Benavente Ortuño
Diseñadora gráfica · Sevilla, España · lucia.benavente\\@correo.example · +34 655 550 142
== Experiencia laboral
=== Diseñadora gráfica, Estudio Azahar
enero de 2019 – actualidad
- Identidad visual de veinte marcas
=== Becaria, Imprenta Giralda
junio de 2017 – diciembre de 2018
- Preparación de archivos para imprenta
== Formación académica
=== Grado en Bellas Artes, Universidad de Sevilla
2013 – 2017
== Idiomas
Español (nativo), Inglés (B2)
== Premios
Primer premio, Feria del Libro, 2021
`

/** Typst source that imitates LinkedIn's PDF of a profile. */
export const linkedInPdf = `#set page(paper: "us-letter", margin: 1.2cm, footer: align(center)[Page 1 of 1])
#set text(font: "Source Sans 3", size: 10.5pt)
#grid(columns: (5.5cm, 1fr), gutter: 1cm,
[
#let t(it) = block(above: 14pt, below: 8pt, text(size: 13pt, it))
#t[Contact]
tariq.alsalem\\@mail.example \\
www.linkedin.com/in/tariq-alsalem (LinkedIn) \\
tariq.example (Portfolio)
#t[Top Skills]
Route planning \\
Forecasting \\
SQL
#t[Languages]
Arabic (Native or Bilingual) \\
English (Full Professional)
#t[Certifications]
Certified Planner
],
[
#let t(it) = block(above: 16pt, below: 8pt, text(size: 16pt, it))
#text(size: 26pt)[Tariq Alsalem] \\
Logistics planner at Northgate Freight \\
Rotterdam, South Holland, Netherlands
#t[Summary]
Plans how goods cross three borders in a night, and writes the programs that plan it when he sleeps.
#t[Experience]
#text(size: 12pt)[Northgate Freight] \\
#text(size: 11.5pt)[Senior Logistics Planner] \\
January 2020 - Present (5 years 3 months) \\
Rotterdam, South Holland, Netherlands \\
Plans the routes of two hundred lorries a day, and halved their empty kilometres.

#text(size: 12pt)[Harbour Lines] \\
#text(size: 11.5pt)[Planner] \\
June 2016 - December 2019 (3 years 7 months) \\
Antwerp, Belgium
#t[Education]
#text(size: 12pt)[Delft College of Logistics] \\
Bachelor's degree, Supply chains · (2012 - 2016)
])
`
