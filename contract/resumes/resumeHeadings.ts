/** Fixed texts of a printed resume in one language. */
interface Words {
  /** Headings of all sections in the order of `sectionKeys`, separated by commas. */
  readonly headings: string
  /** End of a current period. */
  readonly present: string
  /** Word between page number and page count, as in "2 of 3". */
  readonly of: string
  /** Title of a letter that is sent with the resume. */
  readonly coverLetter: string
}

/**
 * Fixed texts of a resume by BCP 47 language. Tests check that it has every language that a user can choose
 * and every one that an import can detect.
 */
export const resumeHeadings = {
  en: {
    headings:
      'Summary, Experience, Education, Skills, Projects, Volunteering, Certificates, Awards, Publications, Languages, Interests, References',
    present: 'Present',
    of: 'of',
    coverLetter: 'Cover letter',
  },
  de: {
    headings:
      'Profil, Berufserfahrung, Ausbildung, Kenntnisse, Projekte, Ehrenamt, Zertifikate, Auszeichnungen, Veröffentlichungen, Sprachen, Interessen, Referenzen',
    present: 'heute',
    of: 'von',
    coverLetter: 'Anschreiben',
  },
  es: {
    headings:
      'Perfil, Experiencia, Formación, Competencias, Proyectos, Voluntariado, Certificados, Premios, Publicaciones, Idiomas, Intereses, Referencias',
    present: 'actualidad',
    of: 'de',
    coverLetter: 'Carta de presentación',
  },
  fr: {
    headings:
      'Profil, Expérience, Formation, Compétences, Projets, Bénévolat, Certifications, Distinctions, Publications, Langues, Centres d’intérêt, Références',
    present: 'aujourd’hui',
    of: 'sur',
    coverLetter: 'Lettre de motivation',
  },
  ar: {
    headings:
      'الملخص, الخبرة العملية, التعليم, المهارات, المشاريع, العمل التطوعي, الشهادات, الجوائز, المنشورات, اللغات, الاهتمامات, المراجع',
    present: 'الآن',
    of: 'من',
    coverLetter: 'خطاب تقديم',
  },
  cs: {
    headings:
      'Profil, Pracovní zkušenosti, Vzdělání, Dovednosti, Projekty, Dobrovolnictví, Certifikáty, Ocenění, Publikace, Jazyky, Zájmy, Reference',
    present: 'současnost',
    of: 'z',
    coverLetter: 'Motivační dopis',
  },
  da: {
    headings:
      'Profil, Erhvervserfaring, Uddannelse, Kompetencer, Projekter, Frivilligt arbejde, Certifikater, Priser, Publikationer, Sprog, Interesser, Referencer',
    present: 'nu',
    of: 'af',
    coverLetter: 'Ansøgning',
  },
  el: {
    headings:
      'Προφίλ, Επαγγελματική εμπειρία, Εκπαίδευση, Δεξιότητες, Έργα, Εθελοντισμός, Πιστοποιήσεις, Διακρίσεις, Δημοσιεύσεις, Γλώσσες, Ενδιαφέροντα, Συστάσεις',
    present: 'σήμερα',
    of: 'από',
    coverLetter: 'Συνοδευτική επιστολή',
  },
  fi: {
    headings:
      'Profiili, Työkokemus, Koulutus, Osaaminen, Projektit, Vapaaehtoistyö, Sertifikaatit, Palkinnot, Julkaisut, Kielitaito, Kiinnostuksen kohteet, Suosittelijat',
    present: 'nykyhetki',
    of: '/',
    coverLetter: 'Työhakemus',
  },
  he: {
    headings:
      'תקציר, ניסיון תעסוקתי, השכלה, מיומנויות, פרויקטים, התנדבות, תעודות, פרסים, פרסומים, שפות, תחומי עניין, ממליצים',
    present: 'היום',
    of: 'מתוך',
    coverLetter: 'מכתב מקדים',
  },
  it: {
    headings:
      'Profilo, Esperienza lavorativa, Istruzione, Competenze, Progetti, Volontariato, Certificazioni, Riconoscimenti, Pubblicazioni, Lingue, Interessi, Referenze',
    present: 'oggi',
    of: 'di',
    coverLetter: 'Lettera di presentazione',
  },
  ja: {
    headings:
      '職務要約, 職歴, 学歴, スキル, プロジェクト, ボランティア, 資格, 受賞歴, 論文・著書, 語学, 趣味, 推薦者',
    present: '現在',
    of: '/',
    coverLetter: '送付状',
  },
  ko: {
    headings:
      '소개, 경력, 학력, 보유 기술, 프로젝트, 봉사 활동, 자격증, 수상, 논문 및 저서, 언어, 관심사, 추천인',
    present: '현재',
    of: '/',
    coverLetter: '자기소개서',
  },
  nl: {
    headings:
      'Profiel, Werkervaring, Opleiding, Vaardigheden, Projecten, Vrijwilligerswerk, Certificaten, Prijzen, Publicaties, Talen, Interesses, Referenties',
    present: 'heden',
    of: 'van',
    coverLetter: 'Motivatiebrief',
  },
  no: {
    headings:
      'Profil, Arbeidserfaring, Utdanning, Ferdigheter, Prosjekter, Frivillig arbeid, Sertifiseringer, Utmerkelser, Publikasjoner, Språk, Interesser, Referanser',
    present: 'nå',
    of: 'av',
    coverLetter: 'Søknad',
  },
  pl: {
    headings:
      'Profil, Doświadczenie zawodowe, Wykształcenie, Umiejętności, Projekty, Wolontariat, Certyfikaty, Nagrody, Publikacje, Języki, Zainteresowania, Referencje',
    present: 'obecnie',
    of: 'z',
    coverLetter: 'List motywacyjny',
  },
  pt: {
    headings:
      'Perfil, Experiência profissional, Formação, Competências, Projetos, Voluntariado, Certificados, Distinções, Publicações, Idiomas, Interesses, Referências',
    present: 'presente',
    of: 'de',
    coverLetter: 'Carta de apresentação',
  },
  ro: {
    headings:
      'Profil, Experiență profesională, Educație, Competențe, Proiecte, Voluntariat, Certificări, Premii, Publicații, Limbi, Interese, Referințe',
    present: 'prezent',
    of: 'din',
    coverLetter: 'Scrisoare de intenție',
  },
  ru: {
    headings:
      'О себе, Опыт работы, Образование, Навыки, Проекты, Волонтёрство, Сертификаты, Награды, Публикации, Языки, Интересы, Рекомендации',
    present: 'настоящее время',
    of: 'из',
    coverLetter: 'Сопроводительное письмо',
  },
  sv: {
    headings:
      'Profil, Arbetslivserfarenhet, Utbildning, Kompetenser, Projekt, Ideellt arbete, Certifikat, Utmärkelser, Publikationer, Språk, Intressen, Referenser',
    present: 'nu',
    of: 'av',
    coverLetter: 'Personligt brev',
  },
  tr: {
    headings:
      'Özet, İş deneyimi, Eğitim, Beceriler, Projeler, Gönüllülük, Sertifikalar, Ödüller, Yayınlar, Diller, İlgi alanları, Referanslar',
    present: 'günümüz',
    of: '/',
    coverLetter: 'Ön yazı',
  },
  uk: {
    headings:
      'Про себе, Досвід роботи, Освіта, Навички, Проєкти, Волонтерство, Сертифікати, Нагороди, Публікації, Мови, Інтереси, Рекомендації',
    present: 'теперішній час',
    of: 'з',
    coverLetter: 'Супровідний лист',
  },
  zh: {
    headings:
      '个人简介, 工作经历, 教育经历, 技能, 项目经历, 志愿服务, 证书, 荣誉奖项, 论文著作, 语言, 兴趣爱好, 推荐人',
    present: '至今',
    of: '/',
    coverLetter: '求职信',
  },
} as const satisfies Readonly<Record<string, Words>>

/** Language with fixed texts. */
export type ResumeLanguage = keyof typeof resumeHeadings
