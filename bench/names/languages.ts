/** A person whose name is to be hidden, with the spellings of the name in their language. */
export interface Named {
  readonly first: string
  readonly last: string
  /** Alternative spellings, which must be hidden too. */
  readonly spellings?: readonly string[]
  /** True if both parts of the name are ordinary words that also occur in lower case. */
  readonly isCommon?: boolean
}

/** Sentences of a language: some without names, and templates into which a name is inserted. */
export interface Language {
  readonly people: readonly Named[]
  readonly sentences: readonly string[]
  /** Sentences with ♦ as the placeholder for a name. */
  readonly carriers: readonly string[]
  /** True if the script has no spaces between words. */
  readonly isDense?: boolean
  readonly hasCapitals: boolean
}

const lines = (text: string) => text.trim().split(/\n\s*/)

export const languages: Readonly<Record<string, Language>> = {
  english: {
    hasCapitals: true,
    people: [
      { first: 'Zebulon', last: 'Quixworth' },
      { first: 'Ngozi', last: 'Okafor' },
      { first: 'Siobhán', last: "O'Rourke", spellings: ['Siobhan ORourke'] },
      { first: 'Will', last: 'May', isCommon: true },
      { first: 'Rose', last: 'Marks', isCommon: true },
      { first: 'Hunter', last: 'Stone', isCommon: true },
      { first: 'Erin', last: 'Baker', isCommon: true },
    ],
    carriers: ['Please write to ♦ before Monday.', 'The stage was built by ♦ and two others.', 'see ♦'],
    sentences: lines(`
      I will mark the rose beds in may and hope that nobody may mind.
      The hunter found a stone beside the baker, and we will bake bread from it.
      My marketing, engineering and catering work may interest you.
      We measured pipelines, engines and wines in three countries.
      From 2019 to 2024 I led a team of twelve carpenters in Leeds and Bristol.
      Every willing volunteer in the stony garden marked the roses by hand.
      I use node.js and/or Python; see https://example.org/papers for a list.
      Our benchmark/test results were published at www.trade-journal.example.
      I can start on 1 March and travel three days a week.
      The questions in your posting made me smile, and I would love to talk.`),
  },
  german: {
    hasCapitals: true,
    people: [
      { first: 'Jürgen', last: 'Müllerschön', spellings: ['Juergen Muellerschoen', 'Jurgen Mullerschon'] },
      { first: 'Zoë', last: 'Weißgräber', spellings: ['Zoe Weissgraeber'] },
      { first: 'Friederike', last: 'Dönhöfer', spellings: ['Friederike Doenhoefer'] },
      { first: 'Søren', last: 'Kjærgaard', spellings: ['Soeren Kjaergaard', 'Soren Kjargard'] },
    ],
    carriers: ['Die Bühne wurde von ♦ gebaut.', 'Bitte schreiben Sie an ♦ bis Montag.', 'siehe ♦'],
    sentences: lines(`
      In meiner letzten Stelle habe ich zwölf Tischlerinnen geleitet.
      Ich arbeite gern mit Holz, Stein und Metall und lerne jeden Tag dazu.
      Die Zusammenarbeit mit anderen Gewerken war immer sehr gut.
      Von 2019 bis 2024 war ich in Freiburg und München beschäftigt.
      Für die Buchhaltung habe ich neue Abläufe eingeführt und beschrieben.
      Meine Gehaltsvorstellung liegt bei 52.000 Euro im Jahr.
      Gründliches Arbeiten und schöne Formen sind mir wichtig.
      Über eine Einladung zum Gespräch würde ich mich freuen.`),
  },
  french: {
    hasCapitals: true,
    people: [
      { first: 'Éloïse', last: 'Lefébure', spellings: ['Eloise Lefebure'] },
      { first: 'Anne-Gaëlle', last: 'Kerbrat', spellings: ['Anne Gaelle Kerbrat'] },
      { first: 'Théophile', last: 'Baudrillart', spellings: ['Theophile Baudrillart'] },
    ],
    carriers: ['Écrivez à ♦ avant lundi.', 'La scène a été construite par ♦ en deux jours.', 'voir ♦'],
    sentences: lines(`
      J'ai dirigé une équipe de douze menuisiers pendant cinq ans.
      Mon expérience dans la vente m'a appris à écouter les clients.
      Je parle couramment le français, l'anglais et un peu l'espagnol.
      Depuis 2019, je travaille à Lyon pour une entreprise familiale.
      Les délais ont toujours été respectés malgré des conditions difficiles.
      Je serais heureuse de vous rencontrer pour en parler.
      Le théâtre et la randonnée occupent mon temps libre.`),
  },
  spanish: {
    hasCapitals: true,
    people: [
      { first: 'Íñigo', last: 'Zubizarreta', spellings: ['Inigo Zubizarreta'] },
      { first: 'Begoña', last: 'Echevarría', spellings: ['Begona Echevarria'] },
      { first: 'Nuño', last: 'de la Quintana', spellings: ['Nuno de la Quintana'] },
    ],
    carriers: ['Escriba a ♦ antes del lunes.', 'El escenario fue construido por ♦ y otros dos.', 'véase ♦'],
    sentences: lines(`
      He dirigido un equipo de doce carpinteros durante cinco años.
      Mi experiencia en ventas me enseñó a escuchar a los clientes.
      Hablo español, inglés y un poco de portugués.
      Desde 2019 trabajo en Sevilla para una empresa familiar.
      Los plazos siempre se cumplieron a pesar de las dificultades.
      Me gustaría hablar con usted sobre el puesto la próxima semana.
      En mi tiempo libre hago teatro y camino por la montaña.`),
  },
  polish: {
    hasCapitals: true,
    people: [
      { first: 'Świętopełk', last: 'Brzęczyszczykiewicz', spellings: ['Swietopelk Brzeczyszczykiewicz'] },
      { first: 'Żaneta', last: 'Wądołowska', spellings: ['Zaneta Wadolowska', 'Żanetą Wądołowską'] },
    ],
    carriers: ['Proszę napisać do ♦ przed poniedziałkiem.', 'Scenę zbudował ♦ w dwa dni.', 'zobacz ♦'],
    sentences: lines(`
      Przez pięć lat kierowałem zespołem dwunastu stolarzy.
      Doświadczenie w sprzedaży nauczyło mnie słuchać klientów.
      Znam dobrze język angielski i trochę niemiecki.
      Od 2019 roku pracuję w Gdańsku w firmie rodzinnej.
      Terminy były zawsze dotrzymane mimo trudnych warunków.
      Chętnie opowiem o tym więcej podczas rozmowy.`),
  },
  turkish: {
    hasCapitals: true,
    people: [
      { first: 'Işıl', last: 'Gökçebağ', spellings: ['Isil Gokcebag', "Işıl Gökçebağ'ın"] },
      { first: 'Çağatay', last: 'Öztürkmen', spellings: ['Cagatay Ozturkmen'] },
    ],
    carriers: ['Lütfen pazartesiden önce ♦ adresine yazın.', 'Sahneyi ♦ iki günde kurdu.', 'bakınız ♦'],
    sentences: lines(`
      Beş yıl boyunca on iki kişilik bir ekibi yönettim.
      Satış deneyimim bana müşterileri dinlemeyi öğretti.
      Türkçe ve İngilizce biliyorum, biraz da Almanca konuşuyorum.
      2019 yılından beri İzmir'de bir aile şirketinde çalışıyorum.
      Zor koşullara rağmen bütün işler zamanında bitti.`),
  },
  russian: {
    hasCapitals: true,
    people: [
      {
        first: 'Юлиан',
        last: 'Белозерский',
        spellings: ['Yulian Belozerskiy', 'Julian Belozerskij', 'Юлианом Белозерским', 'Юлиана Белозерского'],
      },
      {
        first: 'Зинаида',
        last: 'Крыжановская',
        spellings: ['Zinaida Kryzhanovskaya', 'Зинаиды Крыжановской'],
      },
      { first: 'Zebulon', last: 'Petrovich', spellings: ['Зебулон Петрович'] },
    ],
    carriers: ['Напишите, пожалуйста, ♦ до понедельника.', 'Сцену построил ♦ за два дня.', 'смотрите ♦'],
    sentences: lines(`
      Пять лет я руководил командой из двенадцати столяров.
      Опыт продаж научил меня слушать клиентов.
      Я хорошо знаю английский язык и немного говорю по-немецки.
      С 2019 года я работаю в Казани в семейной компании.
      Сроки всегда соблюдались, несмотря на трудные условия.
      Буду рада рассказать об этом подробнее при встрече.`),
  },
  greek: {
    hasCapitals: true,
    people: [
      { first: 'Ξενοφών', last: 'Παπαδημητρίου', spellings: ['Xenofon Papadimitriou'] },
      { first: 'Κλεοπάτρα', last: 'Ζαχαριάδη', spellings: ['Kleopatra Zachariadi'] },
    ],
    carriers: ['Γράψτε στον ♦ πριν από τη Δευτέρα.', 'Τη σκηνή έφτιαξε ο ♦ σε δύο μέρες.', 'δείτε ♦'],
    sentences: lines(`
      Για πέντε χρόνια διηύθυνα μια ομάδα δώδεκα ξυλουργών.
      Η εμπειρία στις πωλήσεις με έμαθε να ακούω τους πελάτες.
      Μιλάω πολύ καλά αγγλικά και λίγα γερμανικά.
      Από το 2019 εργάζομαι στη Θεσσαλονίκη σε οικογενειακή επιχείρηση.`),
  },
  chinese: {
    hasCapitals: false,
    isDense: true,
    people: [
      { first: '小明', last: '王', spellings: ['王小明', '小明'] },
      { first: '雨桐', last: '欧阳', spellings: ['欧阳雨桐', '雨桐', 'Ouyang Yutong'] },
    ],
    carriers: ['我叫♦，来自上海。', '舞台是♦在两天内搭建的。'],
    sentences: lines(`
      我带领过十二人的木工团队，工作了五年。
      销售工作的经验让我学会了倾听客户的需要。
      我的英语很好，也会说一点德语。
      从2019年起，我在杭州的一家公司工作。
      国王的新衣是我最喜欢的话剧。`),
  },
  japanese: {
    hasCapitals: false,
    isDense: true,
    people: [
      { first: '太郎', last: '五十嵐', spellings: ['五十嵐太郎', '五十嵐 太郎', '五十嵐さん'] },
      { first: 'さくらこ', last: '山之内', spellings: ['山之内さくらこ', 'さくらこさん'] },
    ],
    carriers: ['私は♦と申します。', '舞台は♦が二日で作りました。'],
    sentences: lines(`
      五年間、十二人の大工のチームを率いていました。
      営業の経験から、お客様の話を聞くことを学びました。
      英語が得意で、ドイツ語も少し話せます。
      2019年から京都の会社で働いています。`),
  },
  thai: {
    hasCapitals: false,
    isDense: true,
    people: [
      { first: 'สมชาย', last: 'ใจดีงาม', spellings: ['สมชาย ใจดีงาม'] },
      { first: 'พิมพ์ชนก', last: 'ศรีสุวรรณ', spellings: ['พิมพ์ชนก ศรีสุวรรณ'] },
    ],
    carriers: ['ผมชื่อ♦มาจากเชียงใหม่', 'เวทีนี้สร้างโดย♦ในสองวัน'],
    sentences: lines(`
      ผมเคยดูแลทีมช่างไม้สิบสองคนเป็นเวลาห้าปี
      ประสบการณ์ด้านการขายสอนให้ผมฟังลูกค้า
      ผมพูดภาษาอังกฤษได้ดีและภาษาเยอรมันได้เล็กน้อย`),
  },
  korean: {
    hasCapitals: false,
    people: [
      { first: '민수', last: '김', spellings: ['김민수', '김민수입니다', '민수가', '김 민수'] },
      { first: '하윤', last: '선우', spellings: ['선우하윤', '하윤이는'] },
    ],
    carriers: ['월요일 전에 ♦ 에게 연락해 주세요.', '무대는 ♦ 이틀 만에 만들었습니다.'],
    sentences: lines(`
      저는 오 년 동안 열두 명의 목수 팀을 이끌었습니다.
      영업 경험을 통해 고객의 말을 듣는 법을 배웠습니다.
      영어를 잘하고 독일어도 조금 할 수 있습니다.
      2019년부터 부산의 가족 회사에서 일하고 있습니다.`),
  },
  arabic: {
    hasCapitals: false,
    people: [
      { first: 'زبيدة', last: 'القرطبي', spellings: ['زُبَيْدة القرطبي', 'وزبيدة القرطبي'] },
      { first: 'مُحَمَّد', last: 'الشنقيطي', spellings: ['محمد الشنقيطي', 'لمحمد'] },
    ],
    carriers: ['اكتبوا إلى ♦ قبل يوم الاثنين.', 'بنى ♦ المسرح في يومين.'],
    sentences: lines(`
      عملت خمس سنوات مع فريق من النجارين في الرباط.
      علمتني تجربة البيع أن أستمع إلى الناس.
      أتكلم اللغة الإنجليزية جيدا وقليلا من الألمانية.`),
  },
}
