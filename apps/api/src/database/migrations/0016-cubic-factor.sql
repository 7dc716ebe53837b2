-- What a cubic metre counts as, in steps of 0.01 kg/m³; empty where the provider charges by dead weight alone.
ALTER TABLE service_types
  ADD COLUMN cubic_factor_steps integer CHECK (cubic_factor_steps BETWEEN 1 AND 1000000);
