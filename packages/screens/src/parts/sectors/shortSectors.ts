/** For the English names of sectors that are longer than a tile of the map, by their names on the wire; in Korean and Chinese all are short. */
const short: Readonly<Record<string, string>> = {
  Semiconductors: 'Semicon',
  Pharmaceuticals: 'Pharma',
  Biotechnology: 'Biotech',
  Construction: 'Builders',
  Shipbuilding: 'Shipyards',
}

export const shortSector = (name: string): string | undefined => short[name]
