/**
 * Words in fraudulent postings, in the languages of the marketplace, normalized as by `foldedWords`. A star
 * stands for any ending; two or three words joined by `_` are a phrase. Each kind counts once per sentence.
 */
interface Kind {
  /** Weight in the score; negative for phrases of legitimate postings. */
  readonly weight: number
  readonly words: string
}

export interface Signal {
  /** Minimum score of a sentence that is reported as a finding. */
  readonly threshold: number
  /** Kinds of which a sentence must contain at least one. */
  readonly subjects: readonly string[]
  readonly kinds: Readonly<Record<string, Kind>>
}

/** Negating words. `clause` negates up to the next comma, `sentence` up to the end of the sentence. */
export const negations = {
  clause: `no not non without don doesn isn aren nothing none ohne nicht sans pas sin senza zonder niet sem nao bez`,
  sentence: `never kein* nie niemals jamais aucun* nunca ningun* mai nessun* nooit geen nenhum* nigdy zaden zadnych`,
} as const

/** Words for the person who is asked to do something. */
export const asked = `you your yours applicant* candidate* please kindly must should employee* worker* new
  sie du ihr bitte bewerber* vous veuillez merci candidat* salarie
  usted debes debe hay tienes candidato* trabajador* devi candidato je kandidaat voce preciso necessario nalezy prosze prosimy`

/** Verbs for paying or transferring money. */
export const payVerbs = `pay pays paid payable transfer transfers send sends wire deposit deposits remit purchase buy cover
  covers top recharge invest scratch provide
  uberweis* zahl* bezahl* einzahl* zahlbar kauf* entricht* hinterleg* leist* investier* senden sende schicken
  payer payez paye verser versez regler reglez reglent regle acheter achetez achete envoyer envoyez virez rechargez deposez
  pagar paga pague pagan abonar abona abonas comprar compra compras ingresar ingresa deposita depositar recarga
  versare versa pagare paghi compra betaal betalen koop kopen pagar pague compre wplacic zaplacic wplac`

const duties: Kind = {
  weight: -3,
  words: `customer* client* guest* patient* student* member* tenant* visitor* suppliers invoice* handle* handling process*
    collect* calculat* manage* check* sell* sold count* bookkeep* reconcil* build* develop* design* integrat* engineer*
    software api apis audit* report* monitor* shop till counter takings resident* learner* traveller* passenger*
    kund* gast gaste gasten mitglied* mieter* patient* schuler* rechnung* buch* verkauf* pruf* entwickl* berat* filiale kasse
    clientele adherent* eleve* facture* vend* vente* encaisse* gere* developp* caisse magasin
    cliente* huesped* socio* alumno* factura* vende* cobra* gestiona* desarrolla* tienda`,
}

const paidByUs: Kind = {
  weight: -5,
  words: `we_pay we_cover we_bear by_us covered_by paid_by_the_company paid_by_the_employer paid_by_us at_our_cost at_our_expense we_refund free_of_charge we_reimburse_your
    we_also_pay we_take_over pays_for we_buy company_pays employer_pays we_provide reimburse_your
    wir_zahlen wir_ubernehmen ubernehmen_wir zahlen_wir tragen_wir wir_tragen bezahlen_wir wir_bezahlen kostenlos kostenfrei
    nous_payons nous_prenons pris_en_charge prise_en_charge prises_en_charge prenons_en_charge gratuit* rembours*_a
    pagamos cubrimos a_nuestro_cargo por_nuestra gratuit* gratis corremos paghiamo wij_betalen pagamos`,
}

export const payment: Signal = {
  threshold: 4,
  subjects: [
    'fee',
    'start',
    'gift',
    'crypto',
    'cheque',
    'account',
    'channel',
    'cost',
    'refund',
    'money',
    'amount',
  ],
  kinds: {
    fee: {
      weight: 3,
      words: `fee fees registration_fee deposit deposits gebuhr* *gebuhr kaution anzahlung vorkasse vorauszahlung pfand
        pfandgeld frais_d_inscription frais_de_dossier frais_de_visa frais_de_formation caution acompte
        cuota_de_inscripcion fianza deposito tasa taxa quota_di_iscrizione cauzion* inschrijfkosten oplat* borgsom`,
    },
    start: {
      weight: 3,
      words: `starter_kit starter_pack start_kit startpaket starterset startset startkapital kit_de_demarrage kit_de_inicio
        startpakket security_deposit`,
    },
    gift: {
      weight: 2,
      words: `gift_card gift_cards giftcard* voucher* vouchers geschenkkart* gutscheinkart* gutscheincode* steam itunes
        google_play cartes_cadeaux carte_cadeau coupons transcash pcs tarjetas_regalo tarjeta_regalo tarjetas_de_google
        amazon_vouchers steam_guthaben`,
    },
    codes: { weight: 2, words: `code codes pin pins photo* foto* fotograf* picture codigos scratch rubbel*` },
    crypto: {
      weight: 3,
      words: `bitcoin* btc usdt ethereum eth crypto krypto* cryptocurrenc* cripto* wallet kryptowahr*`,
    },
    cheque: { weight: 3, words: `check cheque scheck un_cheque assegno` },
    account: {
      weight: 2,
      words: `your_account your_bank your_personal own_bank own_account personal_bank ihr_privates ihr_girokonto privates_konto
        ihrem_konto dein_konto votre_compte compte_personnel tu_cuenta su_cuenta your_name`,
    },
    channel: {
      weight: 3,
      words: `western_union moneygram zelle cash_app cashapp paypal wise venmo bizum mandat gas_fee paysafe*`,
    },
    forward: {
      weight: 2,
      words: `forward forwards weiterleit* leiten reversez transferez transfieres transferir enviaras enviaras reenvia*
        withdraw_in_cash will_withdraw send_the_rest send_the_money rest hand_to keep_five`,
    },
    cost: {
      weight: 1,
      words: `cost costs kosten kostet coute coutent frais gastos cuesta costo custo kurs course certificate curso formation
        schulung training uniform material* insurance admission_test screening exam entry`,
    },
    money: { weight: 0, words: `money geld argent dinero sum betrag somme importe salary` },
    refund: {
      weight: 2,
      words: `refund* refundable reimburse_you erstattet zuruckerstattet rembourse* rembourses devuelve deducted returned
        earn_back deducted_from i_refund`,
    },
    own: {
      weight: 2,
      words: `own themselves yourself selbst a_votre_charge votre_argent eigene* own_money own_credit propio`,
    },
    early: {
      weight: 1,
      words: `before first upfront up_front in_advance prior vorab vor vorher im_voraus voraus avant par_avance
        d_avance antes por_adelantado adelantado prima vooraf przed now once`,
    },
    needed: {
      weight: 1,
      words: `required requires require needed necessary due must has_to have_to erforderlich notig fallig demandee demande
        necessaire pide necesario obligatorio richiesto is_asked betragt`,
    },
    unlock: {
      weight: 2,
      words: `unlock activate reserve confirm_your freischalten debloquer desbloquear activar verify`,
    },
    duties,
    paidByUs,
  },
}

export const messenger: Signal = {
  threshold: 4,
  subjects: ['name', 'vague', 'link'],
  kinds: {
    name: {
      weight: 2,
      words: `whatsapp whatsap wathsapp whats_app what_s_app whatsupp telegram telegramm telegrama wechat we_chat viber
        weixin 微信 skype hangouts kakaotalk`,
    },
    vague: {
      weight: 2,
      words: `on_signal per_signal via_signal by_signal sur_signal por_signal su_signal signal_app viber_or or_line on_line_app
        on_messenger signal_add`,
    },
    link: { weight: 4, words: `wa_me t_me chat_whatsapp telegram_me whatsapp_com line_me signal_me` },
    contact: {
      weight: 2,
      words: `contact contacts text write message msg add chat reach join interview interviews interested apply download
        communicates communicate hr recruiter call touch hit manager schedule
        schreib* meld* kontakt* bewirb* bewerb* fuhren gesprach vorstellungsgesprach hinzufugen sollicit*
        contactez contacter ecrivez joignez ajoutez entretien appelez rejoignez
        escrib* contact* agrega* entrevista interesados llama scriv* contatta* colloquio fale chame entrevista skontaktuj*`,
    },
    handle: { weight: 2, words: `@ 0 + number` },
    only: { weight: 1, words: `only nur ausschliesslich uniquement solo solamente alleen` },
    duties: {
      weight: -3,
      words: `customer* client* guest* patient* student* member* tenant* visitor* reader* parent* colleague*
        campaign* bot bots api marketing kund* gast gaste gasten eltern kolleg* kampagn* clientele eleve* cliente* huesped*
        alumno* campana* experience newsletter traffic processing`,
    },
  },
}

export const documents: Signal = {
  threshold: 4,
  subjects: ['secret', 'identity', 'bank'],
  kinds: {
    secret: {
      weight: 3,
      words: `cvv cvc bank_login online_banking onlinebanking online_bank banking_password card_number credit_card_number
        debit_card kreditkartendaten kreditkartennummer zugangsdaten tan numero_de_carte carte_bancaire identifiants_bancaires
        codes_d_acces banque_en_ligne numero_de_tarjeta claves banca_online datos_de_tu_tarjeta tarjeta_bancaria bankpas
        bankkarte bank_card login_details password username anydesk credit_card photo_of_your_bank datos_de_tu`,
    },
    identity: {
      weight: 2,
      words: `passport id_card id_cards identity_card driver_s_license social_security ssn utility_bill personalausweis
        ausweises ausweis reisepass passkopie passeport carte_d_identite dni pasaporte paspoort passaporto documento`,
    },
    bank: {
      weight: 2,
      words: `bank_account bank_statement routing_number account_number iban bankverbindung rib bank_details compte_bancaire
        cuenta_bancaria videoident postident`,
    },
    request: {
      weight: 2,
      words: `send sends attach upload provide email reply give we_need show log senden sendet schick* mitschicken brauchen
        benotigen envoyez joignez communiquez donnez transmettez fournissez envia envianos manda mandanos dinos necesitamos
        stuur envie use open`,
    },
    copy: {
      weight: 1,
      words: `scan scans copy copies photo* selfie kopie foto* copie copia front back both_sides vorderseite vorder scanner`,
    },
    early: {
      weight: 1,
      words: `before application applications interview hiring verify verification vorab bewerbung avant candidature
        antes verificar number pin password payroll gehalt* paie nomina`,
    },
    duties: {
      weight: -3,
      words: `customer* client* guest* patient* applicant* traveller* passenger* visitor* check* issue* office desk compare*
        kund* gast gaste gasten pruf* antrag* reisende* buro clientele voyageur* control* cliente* huesped* viajero* test* build*
        develop* engineer* secur* product* our app first_day after once_you applicant* signed nach_der nach_vertrag apres despues`,
    },
  },
}
