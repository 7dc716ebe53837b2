-- Labels print what a piece weighs, and dates count by their day: what a version is made of has changed. Labels that showed
-- the consignment as it is still do, so that nobody is asked to print them again. The owner too is bound by the policies,
-- and this is every customer's; nobody else reads meanwhile.
ALTER TABLE consignments NO FORCE ROW LEVEL SECURITY;
ALTER TABLE line_items NO FORCE ROW LEVEL SECURITY;
WITH printed AS (
  SELECT c.tenant_id, c.organisation_id, c.id, c.printed_label_version,
    jsonb_build_array(c.service_type_code, c.sender ->> 'fullName',
      (c.sender -> 'address') - '{id,latitude,longitude,region}'::text[], c.receiver ->> 'fullName', c.receiver ->> 'phone',
      (c.receiver -> 'address') - '{id,latitude,longitude,region}'::text[], c.sender_reference, c.receiver_reference) AS texts,
    coalesce(c.confirmed_delivery_at, c.requested_delivery_at) AS delivery_at,
    (SELECT jsonb_agg(jsonb_build_array(i.id, i.item_count, i.packaging_type_code, i.description, i.dangerous_goods, null)
        ORDER BY i.position, i.id) FROM line_items i
      WHERE i.tenant_id = c.tenant_id AND i.organisation_id = c.organisation_id AND i.consignment_id = c.id) AS items,
    (SELECT jsonb_agg(jsonb_build_array(i.id, i.item_count, i.packaging_type_code, i.description, i.dangerous_goods,
        i.volume_steps, i.weight_steps) ORDER BY i.position, i.id) FROM line_items i
      WHERE i.tenant_id = c.tenant_id AND i.organisation_id = c.organisation_id AND i.consignment_id = c.id) AS measured
  FROM consignments c
  WHERE c.printed_label_version IS NOT NULL AND c.status_code IN ('FINAL', 'STAGED')
)
UPDATE consignments c
SET printed_label_version = encode(sha256(convert_to((p.texts || jsonb_build_array(
  (p.delivery_at AT TIME ZONE 'Pacific/Auckland')::date, p.measured))::text, 'UTF8')), 'hex')
FROM printed p
WHERE c.tenant_id = p.tenant_id AND c.organisation_id = p.organisation_id AND c.id = p.id
  AND p.printed_label_version = encode(sha256(convert_to((p.texts || jsonb_build_array(
    extract(epoch FROM p.delivery_at), p.items))::text, 'UTF8')), 'hex');
ALTER TABLE consignments FORCE ROW LEVEL SECURITY;
ALTER TABLE line_items FORCE ROW LEVEL SECURITY;
