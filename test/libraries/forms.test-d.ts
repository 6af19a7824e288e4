import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm as useTanstackForm } from "@tanstack/react-form";
import { useForm } from "react-hook-form";
import { it } from "vitest";
import { MonitorGroupCreateRequest } from "../../generated/validation/schemas.ts";

it("react-hook-form and TanStack Form take a record's schema, with the record as the form's values", () => {
  const inHookForm = () => {
    const { register, setValue } = useForm({ resolver: standardSchemaResolver(MonitorGroupCreateRequest) });
    register("display_name");
    // @ts-expect-error not a text
    setValue("display_name", 1);
  };
  const inTanstackForm = () => {
    const form = useTanstackForm({
      defaultValues: { display_name: "" },
      validators: { onChange: MonitorGroupCreateRequest },
    });
    form.setFieldValue("display_name", "Web");
    // @ts-expect-error a misspelt name
    form.setFieldValue("display_nam", "Web");
  };
  return [inHookForm, inTanstackForm];
});
