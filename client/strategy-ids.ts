/** When an island is fetched and brought to life: at once, as it comes into view, or when it is touched. */
export type StrategyId = 'load' | 'visible' | 'interaction';
