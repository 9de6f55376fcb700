import type { Random } from "./random.ts";

const firstNames = `
  Adaeze Aisha Akira Alejandro Amara Ana Anders Anouk Arjun Astrid Ayumi Beatriz Bilal Camille Carlos Chiara Chinedu Dalia Daniel
  David Dilara Dmitri Elena Elif Emeka Emma Esra Fatima Felix Freya Gabriela Giulia Grace Hana Hassan Helena Hugo Ibrahim Ines Ivan
  Jana João Jonas Kaito Kamala Karim Kofi Lars Leila Lena Liam Linh Lucía Magnus Malik Maria Marta Mateo Mei Milan Miriam Nadia
  Naledi Nikolai Noah Nour Olga Oliver Omar Oskar Paula Pedro Petra Priya Rafael Rania Ravi Rosa Ruth Samir Sana Santiago Sara
  Selin Sofia Soren Tariq Thandiwe Tomás Valentina Viktor Wanjiru Wei Yara Yasmin Yusuf Zanele Zoë Zuzana
`
  .trim()
  .split(/\s+/);

const lastNames = `
  Abara Achterberg Adeyemi Agarwal Aguilar Almeida Andersson Aydin Bakker Banerjee Barros Bauer Becker Benali Bianchi Bondarenko
  Castillo Chanda Chukwu Cohen Costa Dahl Demir Diallo Dubois Eklund Eriksen Farouk Fernández Fischer Fontaine Fujita Garcia Greco
  Haddad Hansen Hoang Horvat Ibarra Ivanova Jansen Jensen Kaplan Kapoor Kaya Keller Khalil Kimani Kovacs Kowalska Kruger Lambert
  Larsen Lehtinen Lindqvist Lopes Mahlangu Mansour Marković Mbeki Mendes Meyer Moreau Morales Moretti Mutua Nakamura Ndlovu Nguyen
  Novak Núñez Nyberg Obi Okafor Okoye Oliveira Osei Otieno Pham Popescu Quispe Rahman Ramos Reyes Ricci Rossi Sato Schneider Shah
  Silva Singh Sokolov Suzuki Takahashi Tanaka Torres Tran Vargas Virtanen Weber Yamamoto Zhang Zielińska
`
  .trim()
  .split(/\s+/);

/** Reserved domains (RFC 2606). */
const domains = ["example.com", "example.org", "example.net"];

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export function inventPerson({ pick }: Random): Person {
  return personOf(pick(firstNames), pick(lastNames), pick(domains));
}

export function personOf(firstName: string, lastName: string, domain = "example.com"): Person {
  const local = `${firstName}.${lastName}`.normalize("NFD").replace(/[^A-Za-z.]/g, "");
  return { firstName, lastName, email: `${local.toLowerCase()}@${domain}` };
}
