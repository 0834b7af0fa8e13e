import type { calculation as english } from "./en";

const calculation: Record<keyof typeof english, string> = {
  "calculation.name": "计算",
  "calculation.pending": "由其他字段计算得出",
  "calculation.formula": "公式",
  "calculation.formulaHelp": "可使用数字、+ - * / ^、比较和函数；从列表中插入字段。",
  "calculation.insertField": "插入字段",
  "calculation.insertFunction": "插入函数",
  "calculation.noFields": "表单还没有其他可取值的字段。",
  "calculation.problemAt": "{problem}请看第 {position} 个字符“{where}”。",
  "calculation.sample": "按默认值计算：{result}",
  "calculation.sampleEmpty": "无结果",
  "calculation.decimalPlaces": "小数位数",
  "calculation.format": "格式",
  "calculation.number": "数字",
  "calculation.currency": "金额",
  "calculation.percent": "百分比",
};

export default calculation;
