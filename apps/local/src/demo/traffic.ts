/** What a customer of the demonstration sends; everything else about it is in its provider's tenant file. */
export interface Traffic {
  /** Consignments, as a fraction of the requested size. */
  readonly share: number;
  readonly goods: readonly string[];
  readonly carriesDangerousGoods: boolean;
  /** Transit time of each service type, in weekdays. */
  readonly days: Readonly<Record<string, number>>;
  /** Relative share of each site. */
  readonly siteShares: Readonly<Record<string, number>>;
}

/** By the code of the organisation. */
export const traffic: Readonly<Record<string, Traffic>> = {
  kowhai: {
    share: 1,
    carriesDangerousGoods: true,
    goods: [
      'Flat-packed kitchen',
      'Benchtop, laminate',
      'Stone benchtop',
      'Cabinet doors',
      'Drawer runners',
      'Sink and mixer',
      'Range hood',
      'Splashback glass',
      'Handles and hinges',
      'Paint and lacquer',
    ],
    days: { GENERAL: 2, EXPRESS: 1, HOME: 3 },
    siteShares: { AKL1: 40, WRE1: 8, HLZ1: 14, TRG1: 2, NPE1: 6, WLG1: 12, CHC1: 14, DUD1: 4 },
  },
  southern: {
    share: 0.1,
    carriesDangerousGoods: true,
    goods: ['Tents and fly sheets', 'Sleeping bags', 'Kayak', 'Gas cartridges', 'Boots', 'Packs'],
    days: { GENERAL: 2, EXPRESS: 1 },
    siteShares: { ZQN1: 50, IVC1: 30, TIU1: 20 },
  },
  harbour: {
    share: 0.1,
    carriesDangerousGoods: false,
    goods: ['Dressings', 'Syringes', 'Saline', 'Wheelchair', 'Gloves, nitrile'],
    days: { STANDARD: 2, CHILLED: 1 },
    siteShares: { AKL: 60, WLG: 40 },
  },
};
